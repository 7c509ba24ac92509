"""What tests are made of: requests, hands, rounds, servers. No module here holds a test."""
