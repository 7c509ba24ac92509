"""HTTP and nothing else: parse and check a request, ask the rules, render the answer."""
