"""What people can ask for: by command, by button, and by plain words in the private chat.

``router.py`` finds the function; each function is one step at one table, or an answer.
"""
