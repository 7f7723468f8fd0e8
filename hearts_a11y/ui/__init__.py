"""Keys, screens and the state of play as the person meets it."""
