"""Words and signs for what is known outside a match: players, games, dates, odd files."""
