"""Real speech and real screen readers, listening to hands that are played."""
