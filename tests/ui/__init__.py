"""Tests of what stands between the terminal and the game."""
