"""What a player meant by what he said and did, whether it is allowed or not; one question a module."""
