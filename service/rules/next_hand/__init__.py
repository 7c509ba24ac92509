"""Rules for what comes between two hands: the button, the blinds, who is dealt in."""
