"""The phases of a round, in their order: lookout, production, actions, cleanup."""
