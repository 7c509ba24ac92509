"""Keys by themselves: no server."""
