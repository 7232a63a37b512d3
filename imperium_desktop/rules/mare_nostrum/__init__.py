"""Mare Nostrum: Empires, 3–5 players."""
