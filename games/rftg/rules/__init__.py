"""The rules of Race for the Galaxy: one module for each phase and concept of the rulebook.

Numbers such as R35, D5 and G1 in docstrings, refusals and tests are the rule numbers of the manual.
Positions are described in `scenario`. These are the moves:

    discard A B             two of the first six cards; later, down to ten cards
    choose settle           an action card; in the advanced game two: choose develop develop#2
    keep A                  of the cards looked at in Explore
    develop A, settle A     the card that will be revealed; pass: none
    by pay                  how a world is placed when there are several ways: pay, ship, conquer,
                            tactics, contact, contact_ship; in lenient scenarios also
                            pay_tactics, ship_tactics, contact_tactics and contact_ship_tactics
    pay A B                 the price, in hand cards
    sell W                  the good on world W, for Consume: Trade
    consume A               the consume power of A; done: no further optional one
    good W                  a good that this power takes, one after the other
    gamble 3                the number named at Gambling World
    spend A B               hand cards for VP
    produce A W             power A (or `bonus`, of the action card) produces on windfall world W
    draw A                  in lenient scenarios: power A draws for the goods produced so far

A, B and W are ids of cards (`content/cards.yaml`); several may come in any order. Of two equal
cards in a hand, the second is called `public_works#2`. The action cards are explore_5, explore_1_1,
develop, settle, consume_trade, consume_2x and produce, and in the advanced game develop#2 and
settle#2.
"""
