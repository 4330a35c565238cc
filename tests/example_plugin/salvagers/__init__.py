"""Salvagers: a small game for Star Table."""
