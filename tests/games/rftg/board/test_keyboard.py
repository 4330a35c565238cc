"""Everything a mouse can do on the board, the keyboard can do."""

from __future__ import annotations

from PySide6.QtCore import Qt


def test_arrows_walk_from_card_to_card_and_enter_plays(sit_down):
    me = {"tableau": ["old_earth"], "hand": ["gem_world", "spice_world", "old_earth"][:2],
          "spare": 3}  # fmt: skip
    player = sit_down(phase="settle", me=me, other={"tableau": ["new_sparta"]})
    first, second, *_ = player.board.hand.widgets
    first.setFocus()
    player.key(Qt.Key.Key_Right)
    assert player.board.focusWidget() is second
    player.key(Qt.Key.Key_Up)
    assert player.board.focusWidget() is player.board.tableaus[0].widgets[0]
    player.key(Qt.Key.Key_Up)
    assert player.board.focusWidget() in player.board.tableaus[1].widgets
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Down)
    assert player.board.focusWidget() in player.board.hand.widgets
    wanted = player.card("gem_world")
    wanted.setFocus()
    player.key(Qt.Key.Key_Return)
    assert player.moves == ["settle gem_world"]


def test_an_action_is_chosen_with_arrows_and_space(sit_down):
    player = sit_down(phase="choose", me={}, other={})
    player.action("explore_5").setFocus()
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Space)
    assert player.moves == ["choose develop"]


def test_space_picks_and_enter_confirms_once_enough_is_picked(sit_down):
    """Enter on a card that completes nothing more belongs to the prompt's button."""
    player = sit_down(phase="end", me={"spare": 11}, other={})
    player.board.hand.widgets[3].setFocus()
    player.key(Qt.Key.Key_Return)
    assert player.picked() == {player.board.hand.widgets[3].item}
    player.key(Qt.Key.Key_Return)
    assert player.page.heard == [Qt.Key.Key_Return]
    assert player.picked() == {player.board.hand.widgets[3].item}
    player.key(Qt.Key.Key_Space)
    assert player.picked() == set()


def test_escape_takes_back_one_step(sit_down):
    player = sit_down(
        phase="consume",
        me={"tableau": ["gambling_world", "gem_world", "tourist_world", "spice_world"],
            "goods": ["gem_world", "spice_world"]},
        other={},
    )  # fmt: skip
    player.card("gambling_world", "own").setFocus()
    player.key(Qt.Key.Key_Return)
    assert player.board.spotlight.tiles
    player.key(Qt.Key.Key_Escape)
    assert not player.board.spotlight.isVisible()
    player.board.stage.enlarge(1)
    player.board.tableaus[0].widgets[0].setFocus()
    player.key(Qt.Key.Key_Escape)
    assert player.board.stage.enlarged is None


def test_every_card_and_action_has_a_name_for_screen_readers(sit_down):
    me = {"tableau": ["old_earth"], "spare": 3}
    player = sit_down(phase="settle", me=me, other={"tableau": ["new_sparta"], "spare": 2})
    board = player.board
    things = [*board.strip.slots, *board.hand.widgets]
    for tableau in board.tableaus:
        things += [tableau, *tableau.widgets]
    assert all(thing.accessibleName() for thing in things)
    assert all(slot.accessibleDescription() for slot in board.strip.slots)
    assert "Ondřej" in board.tableaus[1].bigger.accessibleName()
