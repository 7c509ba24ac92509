"""The modules of /table, which run in a browser. Python is in their tests alone."""
