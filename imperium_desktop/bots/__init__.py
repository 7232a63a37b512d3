"""Floor 1: players that are programs. They see what their seat may see, and nothing else."""
