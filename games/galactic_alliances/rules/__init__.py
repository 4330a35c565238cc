"""The rules of Galaktické aliance: pure Python, named by the words of the rulebook.

Rule numbers (G...) and rulings (R...) in docstrings are those of the game's manual.
"""
