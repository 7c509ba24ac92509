"""The rules of betting: pure functions over frozen snapshots. Start reading at `decide`."""
