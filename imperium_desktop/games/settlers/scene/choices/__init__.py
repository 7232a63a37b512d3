"""The choices beside the hand."""
