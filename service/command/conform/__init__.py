"""`floorman conform`: does a poker engine rule as the rulebooks do?"""
