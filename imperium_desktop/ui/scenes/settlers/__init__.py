"""The table of Osadnicy: Narodziny Imperium."""
