"""openapi.yaml itself, and against the schemas, the routes and the server."""
