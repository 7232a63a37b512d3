"""Floor 1: reads the component files under resources/ into frozen, validated structs."""
