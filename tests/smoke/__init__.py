"""One real server, in `make test` too: does it start, answer and end?"""
