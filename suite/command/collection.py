"""The saved matches, for the commands that need them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from suite.command import BadInput
from suite.command.speech import say_in
from suite.store import Store, StoreError, data_folder


@contextmanager
def collection() -> Iterator[Store]:
    """The user's store. What is wrong with it is told; known troubles are bad input."""
    try:
        with Store.open(data_folder()) as store:
            for notice in store.notices:
                print(f"startable: {say_in('en')(notice)}", file=sys.stderr)
            yield store
    except StoreError as error:
        raise BadInput(say_in("en")(error.message)) from error
