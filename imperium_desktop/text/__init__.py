"""Floor 1: words for names, decisions, options, events and reasons in the user's language. Begin with words.py."""
