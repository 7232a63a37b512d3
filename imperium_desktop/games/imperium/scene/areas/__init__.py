"""What lies in front of the players, and between them."""
