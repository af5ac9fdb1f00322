"""What games of climbing (争上游) look alike in: a hand by ranks."""
