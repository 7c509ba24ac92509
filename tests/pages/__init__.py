"""Pages as they are sent; tests/browser looks at them in a browser."""
