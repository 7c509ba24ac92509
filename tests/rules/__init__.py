"""The rules asked directly: what is no case, since no rulebook is asked."""
