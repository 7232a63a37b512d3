"""How cards look and what stands on them."""
