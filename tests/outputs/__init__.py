"""Tests of the channels: what reaches the player, and how."""
