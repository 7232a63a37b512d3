"""What every scene is built of: surfaces and strokes, later cards, tiles, tokens, hand and curtain."""
