"""The table of any game: what lies where, what moves, what is lit, and how touches become an answer."""
