"""What deploy/ holds, tried with the real programs: `make verify-deploy`."""
