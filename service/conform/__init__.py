"""Engines asked the conformance suite: does a poker engine rule as the rulebooks do?"""
