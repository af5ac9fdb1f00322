"""Tables, people, clocks and words: everything between the rules and a chat platform."""
