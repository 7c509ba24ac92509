"""Hand histories: from published formats to a hand in our own JSON, and back. Nothing here judges an action."""
