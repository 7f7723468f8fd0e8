"""The rules written a second time, slowly and plainly, to hold the engine against."""
