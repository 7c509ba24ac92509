"""Games by name: what each means (`games.toml`), and the opening that its name, its stakes and the seats make."""
