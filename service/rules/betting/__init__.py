"""What the betting allows, one question a module."""
