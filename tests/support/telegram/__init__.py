"""A strict emulator of the Telegram Bot API."""
