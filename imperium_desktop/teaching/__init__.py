"""What helps people to learn a game: rulebook, hints, lessons."""
