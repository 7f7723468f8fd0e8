"""Words for the game: messages, answers and the two languages; no rules are known here."""
