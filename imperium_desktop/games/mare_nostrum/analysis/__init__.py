"""Facts about a position for whoever asks: bot, hints, lessons, the table."""
