"""Any position of a match can be described: written down as a scenario and read back, it is the
same and plays on in the same way."""

from collections import Counter

import pytest

from games.galactic_alliances.plugin import GAME
from suite.contract import Chance, Setup
from suite.contract.playthrough import random_steps

Options = GAME.options()
PHASES = {"production": "abilities", "turn": "action"}
SIDE = (
    *("credits", "discovery", "influence", "production", "cruiser", "artifact", "prestige"),
    *("cubes", "main", "ideology", "hand", "technologies", "planets", "aside"),
)
TURN = ("acted", "carded", "settled", "due")


def described(now):
    """A snapshot in the words of a scenario."""
    phase = PHASES.get(now["stage"], now["stage"])
    sides, players = now["sides"], now["players"]
    names = (*SIDE, "kept", "pick") if phase == "draft" else SIDE
    given = {
        "phase": phase,
        "players": players,
        "explored": now["explored"],
        "order": now["order"],
        "stack": now["stack"],
        "systems": now["systems"],
        "planet_tokens": [
            *(planet for row in now["on_card"] for planet in row if planet[0] == "P"),
            *now["planet_tokens"],
        ],
        "trade": now["trade"],
        "flipped": [c for c, turned in zip(now["trade"], now["flipped"], strict=True) if turned],
        "trade_cubes": dict(zip(now["trade"], now["trade_cubes"], strict=True)),
        "board_cubes": now["board_cubes"],
        "anomaly_cubes": now["anomaly_cubes"],
        "council": {
            f"C{n + 1}": side for n, side in enumerate(now["council"]) if isinstance(side, int)
        },
        "deck": now["deck"],
        "discard": now["discard"],
        "sides": [{name: side[name] for name in names} for side in sides[:players]],
    }
    if players == 1:
        given["opponent"] = {name: sides[1][name] for name in ("cruiser", "planets")}
    if phase in ("swap", "first_main", "abilities", "action", "nomads", "seize"):
        given["to_move"] = now["order"][now["turn"]]
    if phase == "action":
        given |= {name: now[name] for name in TURN}
    elif phase == "nomads":
        given |= {name: now[name] for name in TURN if name != "acted"}
    elif phase == "abilities":
        given["due"] = now["due"]
    if now["round"]:
        given |= {name: now[name] for name in ("round", "fleet", "face_up")}
        given |= tokens(now)
    else:
        given["exploration_tokens"] = now["exploration_tokens"]
    return given


def tokens(now):
    """Which token lay on an empty place is not known any more, and does not matter."""
    bare = GAME.scenario(
        {name: now[name] for name in ("players", "explored", "round", "systems", "face_up")}
    )
    gone = [*now["tokens_out"], *now["tokens_lost"]]
    lying = {place: now["tokens"].get(place) for place in bare.snapshot()["tokens"]}
    empty = [place for place, token in lying.items() if token is None]
    lying |= dict(zip(empty, gone, strict=True))
    out = len(now["tokens_out"])
    return {
        "exploration_tokens": [*lying.values(), *now["exploration_tokens"]],
        "explored_places": empty[:out],
        "removed_places": empty[out:],
    }


def known(position):
    """What must agree; whose turn it was does not matter after the end."""
    now = position.snapshot()
    return {**now, "turn": None} if now["stage"] == "over" else now


@pytest.mark.parametrize("draft", [False, True], ids=["swap", "draft"])
@pytest.mark.parametrize("explored", [False, True], ids=["normal", "explored"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_match_can_be_described(players, explored, draft):
    position = GAME.deal(Setup(players, Options(draft=draft, explored=explored), players))
    again = None
    for step in random_steps(position, Chance(players)):
        if again is not None:
            again.submit(step.seat, step.move)
            assert known(again) == known(position)
        again = GAME.scenario(described(position.snapshot()))
        assert known(again) == known(position)
    assert position.over()


def test_every_stage_is_met():
    """The matches above would prove little if they never came to a lifted cube or a seizure."""
    met = Counter()
    for seed in range(60):
        position = GAME.deal(Setup(1 + seed % 4, Options(draft=seed % 3 == 0), seed))
        for _ in random_steps(position, Chance(seed)):
            now = position.snapshot()
            met[now["stage"]] += 1
            if now["stage"] in ("nomads", "production", "seize") or now["due"]:
                assert known(GAME.scenario(described(now))) == now
                met["due"] += bool(now["due"])
    assert all(
        met[stage] > 5 for stage in ("swap", "draft", "first_main", "production", "seize", "due")
    )
    assert met["nomads"]
