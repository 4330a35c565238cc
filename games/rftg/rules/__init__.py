"""The rules of Race for the Galaxy: one module for each phase and concept of the rulebook.

Numbers such as R35, D5 and G1 in docstrings, refusals and tests are the rule numbers of the manual.
"""
