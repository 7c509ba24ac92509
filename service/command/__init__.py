"""The command `floorman`: validate folders of hands, replay decision logs, and ask the rules without a server."""
