"""Bodies are read and answered as openapi.yaml has it."""
