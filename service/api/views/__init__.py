"""The views: what is answered at which path."""
