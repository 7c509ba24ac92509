"""HTTP and nothing else: middleware, views, and what operators see of them. What is answered is in `answers`."""
