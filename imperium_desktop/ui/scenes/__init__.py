"""One scene per game: a pure layout, faces to draw, and what the panels say."""
