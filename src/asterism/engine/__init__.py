"""The engine: contract, compiler, matches, game records, positions, protocol."""
