"""Hand files: published formats to hands and back."""
