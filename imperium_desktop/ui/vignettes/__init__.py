"""The pictures of cards, composed of a ground and motifs as a recipe says."""
