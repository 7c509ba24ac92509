"""From JSON to the model, and nothing more: a schema checks shape, `faults` checks sense, the rules rule."""
