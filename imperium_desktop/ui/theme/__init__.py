"""How everything looks: colours, typefaces, measures, icons, words of the window, and strokes of the brush."""
