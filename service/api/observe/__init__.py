"""What operators see of the service: metrics, the log, spans, recorded decisions."""
