"""The engine: contract, compile, match, records, positions, protocol."""
