"""Everything that the program remembers: matches, moves, settings, consents.

    with Store.open(data_folder()) as store:
        record = store.create(MatchSetup("rftg", "1.0", seats, seed=7))
        record.append(0, [(0, move)]).result()      # on the disk now

Importing this is cheap: SQLModel and pydantic are loaded when something is written or imported.
"""

from suite.store.faults import MatchChangedElsewhere, StoreError
from suite.store.folders import data_folder
from suite.store.records import (
    Kind,
    MatchSetup,
    Result,
    SavedMatch,
    SavedMove,
    Seat,
    Status,
    Summary,
)
from suite.store.store import Store
from suite.store.writing import Record

__all__ = [
    "Kind",
    "MatchChangedElsewhere",
    "MatchSetup",
    "Record",
    "Result",
    "SavedMatch",
    "SavedMove",
    "Seat",
    "Status",
    "Store",
    "StoreError",
    "Summary",
    "data_folder",
]
