"""Storage, tested on real files."""
