"""The rules of Hearts: no screen, clock, language or file is known here."""
