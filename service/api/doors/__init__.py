"""The doors that a request comes through ahead of Flask, in their order: who may, how often, not now, and at once."""
