"""The command `floorman`: whole folders of hands, and the rules without a server."""
