"""Reports about engines: a page and a scoreboard."""
