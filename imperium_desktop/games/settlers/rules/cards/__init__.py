"""What cards do: their verbs, and how they are carried out."""
