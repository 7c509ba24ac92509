"""Pages as they are sent; web/tests looks at them in a browser."""
