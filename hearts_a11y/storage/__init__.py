"""What outlives the program: matches, settings and where they lie."""
