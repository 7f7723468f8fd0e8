"""Whole hands as played and heard, kept so that nothing changes unnoticed."""
