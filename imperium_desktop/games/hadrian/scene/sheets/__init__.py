"""Both sheets, printed and written on."""
