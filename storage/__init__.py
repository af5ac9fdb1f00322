"""SQLite by SQLModel: rows and plain functions over a session. Knows no rule and no platform."""
