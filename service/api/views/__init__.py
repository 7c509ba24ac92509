"""What is served at each path, as Flask views."""
