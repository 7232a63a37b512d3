"""The choices of a card, and a card that is carried out."""
