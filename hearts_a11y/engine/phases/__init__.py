"""The phases of a hand: the only writers of a HandState."""
