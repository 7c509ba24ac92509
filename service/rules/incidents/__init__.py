"""What happened at the table beside the actions, or came to light later: what follows, or what the floor may choose."""
