"""What the scenes of all games say and show in the same way."""
