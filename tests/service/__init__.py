"""The modules beside the packages: the library, its types, the settings, and one server from start to end."""
