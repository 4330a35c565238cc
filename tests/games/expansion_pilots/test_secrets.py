"""What a seat may know, and what it must not (P5, P91, P97)."""

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import MISSION_INDEX, TOKEN_INDEX, TOKENS
from games.expansion_pilots.rules.terms import HIDDEN
from suite.contract import Chance, Move, Setup, Who, Words
from suite.table.match import Match

STORED = {"mission": "m_elder", "tokens": ["tok_space_ice_1", "tok_dwarf_planet_1"]}


def stored() -> Galaxies:
    """Seat 0 holds a mission and two tokens."""
    return GAME.scenario({"dice": ["move"], "seats": [STORED]})


def test_missions_are_hidden_from_others() -> None:
    """P5."""
    position = stored()
    assert position.seen_by(0).mission[0] == MISSION_INDEX["m_elder"]
    assert position.seen_by(1).mission[0] == HIDDEN
    assert position.seen_by(None).mission == [HIDDEN, HIDDEN]


def test_imagined_missions_do_not_know_the_truth() -> None:
    """P5: what another seat imagines is any mission that it does not hold itself."""
    position = stored()
    view = position.seen_by(1)
    dreams = {view.imagine(1, Chance(seed)).mission[0] for seed in range(60)}
    assert len(dreams) > 5
    assert position.mission[1] not in dreams
    assert all(view.imagine(1, Chance(s)).mission[1] == position.mission[1] for s in range(5))


def test_a_choice_of_missions_is_secret_until_the_end() -> None:
    position = GAME.deal(Setup(3, Options(), 5))
    one, two = position.copy(), position.copy()
    one.play(0, Move("keep", (1,)))
    two.play(0, Move("keep", (2,)))
    assert one.seen_by(1) == two.seen_by(1)
    assert one.seen_by(0) != two.seen_by(0)


def test_the_returned_mission_is_never_shown() -> None:
    position = GAME.scenario(
        {
            "active": 1,
            "trigger": 1,
            "dice": ["move"],
            "missions": [["m_elder", "m_hoarder"], ["m_orbiter", "m_explorer"]],
        }
    )
    position.submit(0, Move("keep", (2,)))
    position.submit(1, Move("keep", (1,)))
    for _ in range(2):
        position.submit(position.pending()[0].seat, Move("stop"))
    assert position.over()
    view = position.seen_by(1)
    assert view.mission[0] == MISSION_INDEX["m_hoarder"]
    assert MISSION_INDEX["m_elder"] not in view.offer[0]


def test_the_order_of_the_decks_is_unknown() -> None:
    """P4, P68, P70: two tables that differ only in what lies face down look the same."""
    row = {
        "row": ["Jakks", "Gort", "Maia", "Zalax"],
        "pilot_row": ["Agent", "Echo", "Nomad", "Envoy"],
    }
    seats = [{"mission": "Elder"}, {"mission": "Hoarder"}]
    one, two = (GAME.scenario({"dice": ["move"], "seats": seats, "seed": n, **row}) for n in (1, 2))
    for deck in ("deck", "pilot_deck", "token_deck"):
        assert getattr(one, deck) != getattr(two, deck)
    for seat in (0, 1, None):
        assert one.seen_by(seat) == two.seen_by(seat)
    for deck in ("deck", "pilot_deck", "token_deck"):
        dreams = [getattr(one.seen_by(0).imagine(0, Chance(n)), deck) for n in range(5)]
        assert all(sorted(dream) == sorted(getattr(one, deck)) for dream in dreams)
        assert dreams[0] != dreams[1] != dreams[2]


def test_tokens_of_others_are_face_down() -> None:
    """P91, T27: everybody sees how many there are; a dwarf planet is announced."""
    view = stored().seen_by(1)
    assert view.tokens[0] == (HIDDEN, TOKEN_INDEX["tok_dwarf_planet_1"])


def test_imagined_tokens_are_no_dwarf_planets() -> None:
    """T27: nobody keeps a dwarf planet in secret."""
    view = stored().seen_by(1)
    for seed in range(40):
        dream = view.imagine(1, Chance(seed))
        assert TOKENS[dream.tokens[0][0]].vp == 0
        assert sorted([*dream.token_deck, *dream.tokens[0]]) == list(range(len(TOKENS)))


def test_a_drawn_token_is_not_imagined_elsewhere() -> None:
    position = GAME.scenario({"dice": ["move"], "tokens": ["tok_space_ice_1"]})
    position.submit(0, Move("activate", ("move",)))
    position.submit(0, Move("fly", (0, "explore")))
    dream = position.seen_by(1).imagine(1, Chance(1))
    assert TOKEN_INDEX["tok_space_ice_1"] not in dream.token_deck


def test_peeking_tells_only_the_one_who_looks() -> None:
    position = GAME.scenario(
        {"dice": ["colony"], "tokens": ["tok_wormhole_1"], "seats": [{"colonies": ["xp_vantholm"]}]}
    )
    position.submit(0, Move("activate", ("colony",)))
    events = position.submit(0, Move("utilise", ("xp_vantholm",)))
    peeked = next(event for event in events if event.kind == "peeked")
    assert "tok_wormhole_1" in peeked.data["tokens"]
    public = peeked.seen_by(1)
    assert public is not None
    assert "tokens" not in public.data
    assert position.seen_by(1).token_deck == [HIDDEN] * len(position.token_deck)


def test_everything_is_open_at_the_end() -> None:
    position = GAME.scenario({"active": 1, "trigger": 1, "dice": ["move"], "seats": [STORED]})
    position.submit(1, Move("stop"))
    view = position.seen_by(1)
    assert view.mission == position.mission
    assert view.tokens == position.tokens


def test_moves_in_words_tell_others_nothing() -> None:
    """P5: what another seat may do with cards that only it sees is neither listed nor named."""
    offers = [["m_elder", "m_hoarder"], ["m_orbiter", "m_explorer"]]
    choosing = GAME.scenario({"missions": offers})
    one, two = (choosing.seen_by(1).describe(0, Move("keep", (n,))) for n in (1, 2))
    assert one == two
    assert not any(choosing.seen_by(1).decision(0).each())
    peeking = GAME.scenario({"dice": ["colony"], "seats": [{"colonies": ["xp_vantholm"]}]})
    peeking.submit(0, Move("activate", ("colony",)))
    peeking.submit(0, Move("utilise", ("xp_vantholm",)))
    view = peeking.seen_by(1)
    assert not any(view.decision(0).each())
    moves = list(peeking.decision(0).each())
    assert len({view.describe(0, move).text for move in moves}) == 1
    assert not any(view.describe(0, move).values for move in moves)
    assert list(view.imagine(1, Chance(4)).decision(0).each()) == moves


def test_the_labels_of_undo_tell_nobody_anothers_mission() -> None:
    """P5: not even that of whoever chose last, when nobody else chooses any more."""
    match = Match(GAME, Setup(2, Options(), 5))
    people = frozenset({0, 1})
    match.play(0, Move("keep", (1,)))
    match.play(1, Move("keep", (2,)))
    own = match.undo_offer(people, 1).what
    hidden = Words("shell")("Move of player {who}", who=Who(1))
    assert own == match.at(1).describe(1, Move("keep", (2,)))
    assert match.undo_offer(people, 0).what == hidden
    match.undo(people, agreed=True)
    assert match.redo_offer(people, 0) == hidden
