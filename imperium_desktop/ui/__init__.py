"""Floor 2: the window. Everything that needs Qt, and nothing that decides a rule."""
