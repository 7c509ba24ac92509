"""What a player meant by words, chips and gestures, whether it is allowed or not."""
