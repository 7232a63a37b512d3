"""The table of Mur Hadriana."""
