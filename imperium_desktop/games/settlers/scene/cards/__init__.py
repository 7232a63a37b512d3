"""How cards look."""
