"""The end of a match: who won, why, and the way there."""
