"""Incidents: what went wrong at the table, or came to light later. Each is decided, or left to the floor's choice."""
