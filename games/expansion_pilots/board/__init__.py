"""The table of Malé velké galaxie: dice, planets, ships, galaxies. It knows no rules."""
