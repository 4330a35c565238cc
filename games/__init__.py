"""The games that come with Star Table; each is a plugin like any other."""
