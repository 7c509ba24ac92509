"""What the service shows in a browser: HTML made of the same answers that programs get, and the files that it loads."""
