"""The board of Race for the Galaxy: shows positions, knows no rules."""
