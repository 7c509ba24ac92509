"""What a player said and did: what he meant by it, whether it is allowed or not."""
