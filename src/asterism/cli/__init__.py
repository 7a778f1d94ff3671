"""The terminal: everything behind the command `asterism`."""
