"""The attack at the Wall."""
