"""Channels that lines go out by: the console, a transcript."""
