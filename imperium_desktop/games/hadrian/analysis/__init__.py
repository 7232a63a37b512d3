"""Facts about a position, for the bot, hints, lessons and the table."""
