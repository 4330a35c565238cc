"""The table of Galaktické aliance: galaxy, market, council and alliances. It knows no rules."""
