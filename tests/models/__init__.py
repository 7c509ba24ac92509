"""What the rules are held against: a naive model that keeps a round's whole history, recorded hands, other engines."""
