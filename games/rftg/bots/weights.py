"""What the opponents think things are worth, in victory points. One table, tuned by self-play."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The taste of a player."""

    # How often each phase comes in a round, with whoever has chosen it.
    explore: float = 0.235
    develop: float = 0.3
    settle: float = 0.4
    cycle: float = 0.39
    """Produce and consume together: how often goods are made and used up."""

    # What is gained.
    card: float = 1.03
    """A card in hand early in the game; it fades as the end comes near."""
    crowded: float = 0.49
    """The part of it that a card is worth when the hand is almost full."""
    look: float = 0.185
    """To look at one more card in Explore, as a part of a card."""
    doubled: float = 1.52
    """Chips by consuming, as some of them are doubled."""
    military: float = 0.35
    """One point of military strength over a whole game."""
    military_growth: float = 0.11
    """How much more a point is worth for each one that is there already."""
    six: float = 0.25
    """Points that a six-cost development will still gain, for each further card."""
    unlock: float = 0.235
    """The part of a hand card's points that counts for what brings it into reach."""
    tempo: float = 0.236
    """Every placed card brings the end of the game nearer and is one fewer to find."""

    handy: float = 0.12
    """A card that opens a way to place worlds, for each round."""
    windfall: float = 0.65
    """The good on a new windfall world, as a part of what it sells for."""
    given_up: float = 2.2
    """A development that is discarded from the tableau for its power."""

    # How long the match will last.
    pace: float = 1.15
    """Rounds for each card that the longest tableau still lacks."""
    thirst: float = 1.5
    """Chips that a player takes in a round."""
    fading: float = 0.16
    """How much of a card's worth each round gives that is still to come."""

    # What hand cards are kept for.
    gap: float = 0.56
    """How much of the hope is left for each point of military strength that is missing."""
    dear: float = 0.96
    """The same for each card that is missing to pay the price."""

    effort: float = 0.5
    """The hand card that placing takes besides its price: the placed card itself."""

    # What a phase brings.
    choice: float = 0.12
    """How much better kept cards are for each one that may be discarded."""
    guess: float = 1.2
    """What placing a card brings to others, whose hands are unknown."""
    guess_money: float = 0.12
    """And how much more for each card they hold."""
    guess_less: float = 0.3
    """And for each point of their discounts or of half their military strength."""
    kept_good: float = 0.35
    """A good that is used up could have been used later."""
    fresh: float = 0.75
    """A good that is made now is used only later."""
    resale: float = 0.9
    """A good that no power takes, as a part of what it sells for."""

    # The choice of the action.
    trust: float = 0.71
    """How far the prediction of the others is relied on; 0 takes their choice for chance."""
    others: float = 0.61
    """How much the gain of the strongest opponent counts against a phase."""
    greed: float = 1.12
    """How clearly opponents are expected to choose what is best for them."""


STANDARD = Weights()
NOVICE = Weights(
    explore=0.1, develop=0.1, settle=0.1, cycle=0.08, card=0.4, doubled=1.0,
    military=0.1, military_growth=0.0, six=0.0, unlock=0.0, trust=0.0, others=0.0,
)  # fmt: skip
"""Short-sighted: no thought for the others, for plans, or for what an engine will yield."""
