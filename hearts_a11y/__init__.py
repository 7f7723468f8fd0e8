"""Hearts for the ear: the card game as a screen-reader-first console game."""

__version__ = "0.1.0"
