"""HTTP and nothing else: it parses and checks, asks the rules, and renders."""
