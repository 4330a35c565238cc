"""The rules of Malé velké galaxie (Tiny Epic Galaxies) with pilots and exploration.

Numbers such as P44 or T16 name the rules of the game's manual.
"""
