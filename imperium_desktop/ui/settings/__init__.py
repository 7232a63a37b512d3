"""What each person likes to have different."""
