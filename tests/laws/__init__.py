"""Laws that hold for every reachable round, under every rulebook."""
