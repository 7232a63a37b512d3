"""Floor 0: the shared rules model. Standard library and msgspec only: no Qt, no files, no clock, no global state."""
