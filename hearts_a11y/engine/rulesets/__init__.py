"""One value per ruleset, and the registry of their names."""
