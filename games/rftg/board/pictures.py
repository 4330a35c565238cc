"""Which picture belongs to which card."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from games.rftg.rules import cards
from suite.ui import art

_WORLDS = {
    "old_earth": "terran+moon", "epsilon_eridani": "desert", "alpha_centauri": "barren+moon",
    "new_sparta": "lava", "earths_lost_colony": "terran", "alien_robotic_factory": "artificial",
    "alien_rosetta_stone_world": "alien", "artist_colony": "ocean", "asteroid_belt": "shattered",
    "bio_hazard_mining_world": "toxic", "black_market_trading_world": "gas",
    "blaster_gem_mines": "barren", "comet_zone": "ice", "deserted_alien_colony": "alien+ring",
    "deserted_alien_library": "alien", "deserted_alien_outpost": "artificial+moon",
    "destroyed_world": "shattered", "distant_world": "gas+moon", "empath_world": "ocean",
    "expanding_colony": "terran", "galactic_engineers": "artificial+ring",
    "galactic_resort": "ocean+ring", "galactic_trendsetters": "gas",
    "gambling_world": "twin", "gem_world": "ice+ring", "imperium_armaments_world": "artificial",
    "lost_species_ark_world": "terran+ring", "merchant_world": "desert+moon",
    "mining_world": "barren", "new_earth": "terran", "new_vinland": "ocean+moon",
    "pilgrimage_world": "desert+ring", "plague_world": "toxic", "pre_sentient_race": "terran",
    "prosperous_world": "terran+moon", "radioactive_world": "lava", "refugee_world": "desert",
    "secluded_world": "ice+moon", "space_port": "artificial+ring", "spice_world": "desert",
    "terraformed_world": "terran", "tourist_world": "ocean", "alien_robot_scout_ship": "artificial",
    "alien_robot_sentry": "artificial", "aquatic_uplift_race": "ocean",
    "avian_uplift_race": "gas+moon", "former_penal_colony": "barren",
    "lost_alien_battle_fleet": "alien", "lost_alien_warship": "alien+moon",
    "malevolent_lifeforms": "toxic+ring", "new_survivalists": "desert", "outlaw_world": "barren",
    "pirate_world": "lava+moon", "rebel_base": "lava", "rebel_fuel_cache": "gas",
    "rebel_homeworld": "lava+ring", "rebel_miners": "barren+moon", "rebel_outpost": "ice",
    "rebel_underground": "shattered", "rebel_warrior_race": "lava",
    "reptilian_uplift_race": "toxic", "runaway_robots": "artificial", "star_nomad_lair": "ringed",
    "the_last_of_the_uplift_gnarssh": "toxic+moon",
}  # fmt: skip
_DEVELOPMENTS = {
    "colony_ship": "ship", "drop_ships": "ship", "expedition_force": "ship",
    "space_marines": "ship", "interstellar_bank": "station", "export_duties": "station",
    "consumer_markets": "city", "public_works": "city", "diversified_economy": "city",
    "investment_credits": "city", "deficit_spending": "city", "mining_conglomerate": "station",
}  # fmt: skip
"""The others are inventions, and the six-cost ones factions."""


class _Arrivals(QObject):
    arrived = Signal(int)


_arrivals = _Arrivals()
arrived = _arrivals.arrived
"""Emitted with the number of a card whose picture has just been painted."""


def picture(card: int, size: int, ratio: float = 1.0) -> QPixmap:
    """The card's lasting picture at this size; a stand-in until it `arrived`."""
    name = cards.IDS[card]
    if cards.WORLD[card]:
        return art.planet(name, _WORLDS[name], size, ratio=ratio, on_ready=_ready(card))
    kind = "faction" if cards.SIX[card] else _DEVELOPMENTS.get(name, "technology")
    return art.emblem(name, kind, size, ratio=ratio, on_ready=_ready(card))


@cache
def _ready(card: int) -> Callable[[], None]:
    return lambda: arrived.emit(card)
