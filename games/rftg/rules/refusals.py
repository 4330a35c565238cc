"""Why a move is refused, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.rftg.rules import prices
from games.rftg.rules.actions import ACTION_IDS, NINE, SETTLE
from games.rftg.rules.asking import (
    CONSUMING,
    DEVELOPING,
    DISCARDING,
    GOODS,
    KEEPING,
    LIMITING,
    PAYING,
    PICKING,
    SELLING,
    SETTLING,
    SPENDING,
    WAYS,
    WINDFALLS,
)
from games.rftg.rules.cards import (
    ALIEN,
    ANY,
    CONSUMES,
    COST,
    GAMBLE_NUMBERS,
    GOOD,
    INDEX,
    MILITARY_WORLD,
    NAMES,
    NONE,
    POWERS,
    PRODUCE_WINDFALL,
    SHIP,
    SPECIALIST,
    WINDFALL,
    WORLD,
    say,
)
from games.rftg.rules.produce import BONUS
from suite.contract import LEGAL, Move, Subset, Verdict, refuse

if TYPE_CHECKING:
    from games.rftg.rules.position import Race


def why_not(race: Race, seat: int, move: Move) -> Verdict:
    """The reason why this move is not among those of the pending decision."""
    verbs, explain = _EXPLAIN[race.ask]
    if move.verb not in verbs:
        return refuse(say("That is not what has to be decided now."), "R24")
    return explain(race, seat, move)


def _card(word: object) -> int:
    """The card that a move names, or NONE."""
    return INDEX.get(word, NONE) if isinstance(word, str) else NONE


_UNKNOWN = refuse(say("There is no such card."), "R1")
_NOT_IN_HAND = refuse(say("That card is not in your hand."), "R6")


# Placing cards


def placing(race: Race, seat: int, card: int) -> Verdict:
    """May this hand card be placed, in a phase of its kind, with what the seat has now?"""
    spare = len(race.hands[seat]) - 1
    return _world(race, seat, card, spare) if WORLD[card] else _development(race, seat, card, spare)


def _development(race: Race, seat: int, card: int, spare: int) -> Verdict:
    if card in race.tableaus[seat]:
        return refuse(say("A copy of this card is already in your tableau: {card}.",
                          card=NAMES[card]), "R35")  # fmt: skip
    price = prices.develop_price(race, seat, card)
    return _too_dear(card, price, spare, "R33") if price > spare else LEGAL


def _too_dear(card: int, price: int, spare: int, rule: str) -> Verdict:
    why = say.many(
        "{card} costs {n} card; you have {spare} besides it.",
        "{card} costs {n} cards; you have {spare} besides it.",
        n=price, card=NAMES[card], spare=spare,
    )  # fmt: skip
    return refuse(why, rule)


def _world(race: Race, seat: int, card: int, spare: int) -> Verdict:
    tableau = race.tableaus[seat]
    found = prices.ways(tableau, card)
    if any(price <= spare for _, price in found):
        return LEGAL
    if found:
        way, price = min(found, key=lambda offer: offer[1])
        return _too_dear(card, price, spare, "R44" if way == prices.CONTACT else "R39")
    strength = prices.military_against(tableau, card)
    if GOOD[card] == ALIEN and any(SPECIALIST[other] for other in tableau):
        return refuse(
            say("Contact Specialist cannot place worlds with an Alien good, and your military "
                "of {strength} is below the defense of {defense}: {card}.",
                card=NAMES[card], strength=strength, defense=COST[card]), "R44")  # fmt: skip
    return refuse(
        say("Your military of {strength} is below the defense of {defense}: {card}.",
            card=NAMES[card], strength=strength, defense=COST[card]), "R41")  # fmt: skip


def _choice(race: Race, seat: int, move: Move) -> Verdict:
    """`develop` and `settle` with the wrong card."""
    if move.verb == "pass" or len(move.args) != 1:
        return refuse(say("Choose one card, or none."), "R38" if race.ask == SETTLING else "R33")
    card = _card(move.args[0])
    if card == NONE:
        return _UNKNOWN
    if card not in race.hands[seat]:
        return _NOT_IN_HAND
    if race.ask == SETTLING and not WORLD[card]:
        return refuse(say("This is a development, not a world: {card}.", card=NAMES[card]), "R38")
    if race.ask == DEVELOPING and WORLD[card]:
        return refuse(say("This is a world, not a development: {card}.", card=NAMES[card]), "R33")
    verdict = placing(race, seat, card)
    if verdict.legal:  # a good card under the name of its second copy
        return refuse(say("You hold only one copy of this card: {card}.", card=NAMES[card]), "R6")
    return verdict


def _way(race: Race, seat: int, move: Move) -> Verdict:
    """`by` with a way that is closed."""
    world, tableau = race.placing[seat], race.tableaus[seat]
    way = str(move.args[0]) if len(move.args) == 1 else ""
    if way not in prices.WAY_IDS:
        return refuse(say("There is no such way to place a world."), "R46")
    number = prices.WAY_IDS.index(way)
    if number in prices.SPARING:
        return refuse(say("New Military Tactics goes only with conquering a world."), "G2")
    price = dict(prices.ways(tableau, world)).get(number)
    if price is not None:
        return _too_dear(world, price, len(race.hands[seat]), "R46")
    if number in (prices.COLONY_SHIP, prices.CONTACT_SHIP) and not any(SHIP[c] for c in tableau):
        return refuse(say("You have no Colony Ship in your tableau."), "R47")
    if MILITARY_WORLD[world] and number in (prices.PAY, prices.COLONY_SHIP):
        return refuse(say("A military world cannot simply be bought."), "R41")
    if not MILITARY_WORLD[world] and number not in (prices.PAY, prices.COLONY_SHIP):
        return refuse(say("This world is not military: it is paid for."), "R39")
    if GOOD[world] == ALIEN and number in (prices.COLONY_SHIP, prices.CONTACT_SHIP):
        return refuse(say("Colony Ship cannot place worlds with an Alien good."), "R47")
    if number in (prices.CONTACT, prices.CONTACT_SHIP):
        if GOOD[world] == ALIEN:
            return refuse(say("Contact Specialist cannot place worlds with an Alien good."), "R44")
        return refuse(say("You have no Contact Specialist in your tableau."), "R44")
    if number == prices.NEW_TACTICS:
        return refuse(say("New Military Tactics is missing or not strong enough."), "R43")
    return refuse(
        say("Your military of {strength} is below the defense of {defense}: {card}.",
            card=NAMES[world], strength=prices.military_against(tableau, world),
            defense=COST[world]), "R41")  # fmt: skip


# Choosing some of several


_COUNT_RULES = {
    DISCARDING: "R10", KEEPING: "R30", PAYING: "R33", SPENDING: "R63", LIMITING: "R19",
    PICKING: "R84",
}  # fmt: skip


def _some(race: Race, seat: int, move: Move) -> Verdict:
    """The wrong number of cards, or cards that are not there."""
    decision = race.decision(seat)
    rule = "R39" if race.phase == SETTLE else _COUNT_RULES[race.ask]
    if not isinstance(decision, Subset):
        return refuse(say("There is no such action card."), "R3")
    if race.ask == KEEPING and any(_card(a) in race.hands[seat] for a in move.args
                                   if a not in decision.items):  # fmt: skip
        return refuse(say("Only cards that you have just drawn can be kept or discarded."), "R30")
    if any(item not in decision.items for item in move.args):
        if race.ask == PICKING:
            return refuse(say("There is no such action card."), "R84")
        return _NOT_IN_HAND if race.ask != KEEPING else _UNKNOWN
    if len(set(move.args)) != len(move.args):
        return refuse(say("Each card can be named only once."), rule)
    if decision.least == decision.most:
        why = say.many(
            "Exactly {n} card has to be chosen.", "Exactly {n} cards have to be chosen.",
            n=decision.most,
        )  # fmt: skip
    else:
        why = say.many(
            "At most {n} card can be chosen.", "At most {n} cards can be chosen.",
            n=decision.most,
        )  # fmt: skip
    return refuse(why, rule)


def _action(race: Race, seat: int, move: Move) -> Verdict:
    if race.advanced:
        return _some(race, seat, move)
    if len(move.args) == 1 and move.args[0] in NINE and move.args[0] not in ACTION_IDS:
        return refuse(say("The second copy belongs to the advanced two-player game."), "R2")
    if len(move.args) != 1:
        return refuse(say("Choose one action card."), "R14")
    return refuse(say("There is no such action card."), "R3")


# Consume and produce


def _holds_good(race: Race, seat: int, card: int) -> bool:
    tableau = race.tableaus[seat]
    return card in tableau and race.goods[seat][tableau.index(card)] != NONE


def _named_good(race: Race, seat: int, move: Move, rule: str) -> Verdict:
    card = _card(move.args[0]) if len(move.args) == 1 else NONE
    if card == NONE:
        return _UNKNOWN
    if not _holds_good(race, seat, card):
        return refuse(say("There is no good of yours on: {card}.", card=NAMES[card]), rule)
    return refuse(say("This power does not take that good: {card}.", card=NAMES[card]), "R59")


def _sale(race: Race, seat: int, move: Move) -> Verdict:
    return _named_good(race, seat, move, "R52")


def _good(race: Race, seat: int, move: Move) -> Verdict:
    return _named_good(race, seat, move, "R57")


def _power(race: Race, seat: int, move: Move) -> Verdict:
    if move.verb == "done":
        return refuse(say("A mandatory consume power can still be used."), "R55")
    if move.verb == "gamble":
        return _number(race, seat, move)
    card = _card(move.args[0]) if len(move.args) == 1 else NONE
    if card == NONE:
        return _UNKNOWN
    if card not in race.tableaus[seat]:
        return refuse(say("That card is not in your tableau: {card}.", card=NAMES[card]), "R20")
    numbers = [number for number in CONSUMES[card] if POWERS[number].what != "gamble"]
    if not numbers:
        return refuse(say("This card has no consume power: {card}.", card=NAMES[card]), "R55")
    if numbers[0] in race.used:
        return refuse(say("This power has been used already: {card}.", card=NAMES[card]), "R55")
    if POWERS[numbers[0]].what == "spend":
        return refuse(say("You have no card in your hand to discard."), "R63")
    rule = "R59" if POWERS[numbers[0]].goods > 1 else "R57"
    return refuse(say("There are no fitting goods for: {card}.", card=NAMES[card]), rule)


def _number(race: Race, seat: int, move: Move) -> Verdict:
    owned = [
        n for card in race.tableaus[seat] for n in CONSUMES[card] if POWERS[n].what == "gamble"
    ]
    if not owned:
        return refuse(say("You have no card to gamble with."), "R62")
    if owned[0] in race.used:
        return refuse(say("You have gambled in this phase already."), "R55")
    return refuse(
        say("Name a number from {low} to {high}.", low=GAMBLE_NUMBERS[0], high=GAMBLE_NUMBERS[-1]),
        "R62",
    )


def _windfall(race: Race, seat: int, move: Move) -> Verdict:
    if len(move.args) != 2:
        return refuse(say("Name the power and the world on which it produces."), "R68")
    source, world = _card(move.args[0]), _card(move.args[1])
    if world == NONE or (source == NONE and move.args[0] != BONUS):
        return _UNKNOWN
    tableau = race.tableaus[seat]
    if world not in tableau or (source != NONE and source not in tableau):
        missing = source if world in tableau else world
        return refuse(say("That card is not in your tableau: {card}.", card=NAMES[missing]), "R20")
    if not WINDFALL[world]:
        return refuse(say("This is not a windfall world: {card}.", card=NAMES[world]), "R68")
    if _holds_good(race, seat, world):
        return refuse(
            say("There is a good on this world already: {card}.", card=NAMES[world]), "R66"
        )
    if source == NONE:
        return refuse(say("The bonus of the action card is not yours or already used."), "R67")
    kind = PRODUCE_WINDFALL[source]
    if kind not in (ANY, GOOD[world]):
        return refuse(say("This card does not produce on that world: {card}.",
                          card=NAMES[source]), "R68")  # fmt: skip
    return refuse(say("This power has been used already: {card}.", card=NAMES[source]), "R55")


_Explain = Callable[["Race", int, Move], Verdict]
_EXPLAIN: dict[int, tuple[tuple[str, ...], _Explain]] = {
    DISCARDING: (("discard",), _some),
    PICKING: (("choose",), _action),
    KEEPING: (("keep",), _some),
    DEVELOPING: (("develop", "pass"), _choice),
    SETTLING: (("settle", "pass"), _choice),
    WAYS: (("by",), _way),
    PAYING: (("pay",), _some),
    SELLING: (("sell",), _sale),
    CONSUMING: (("consume", "gamble", "done"), _power),
    GOODS: (("good",), _good),
    SPENDING: (("spend",), _some),
    WINDFALLS: (("produce",), _windfall),
    LIMITING: (("discard",), _some),
}
