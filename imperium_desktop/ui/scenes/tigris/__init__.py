"""The table of Eufrat i Tygrys."""
