"""What the service is measured against."""
