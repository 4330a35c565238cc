"""What the board shows: tableaus, scores, the large card, what moves, and who looks on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from games.rftg.board import face, figures, fitting, tile
from games.rftg.rules import cards
from suite.contract import Message, Move
from suite.ui import theme
from tests.games.rftg.board.player import USUAL


def test_goods_lie_on_their_worlds(sit_down):
    me = {"tableau": ["gem_world", "spice_world", "asteroid_belt"], "goods": ["asteroid_belt"]}
    player = sit_down(phase="choose", me=me, other={"tableau": ["plague_world"]})
    kinds = {widget.item: widget.good for widget in player.board.tableaus[0].widgets}
    assert kinds == {"gem_world": "", "spice_world": "", "asteroid_belt": "rare"}


def test_any_tableau_of_the_others_can_be_enlarged(sit_down):
    four = [{"tableau": [name]} for name in ("old_earth", "new_sparta", "gem_world", "comet_zone")]
    player = sit_down(phase="choose", players=four)
    others = player.board.tableaus[1:]
    small = others[1].width()
    player.click(others[1].bigger)
    assert [tableau.isVisible() for tableau in others] == [False, True, False]
    assert others[1].width() > 2 * small
    assert others[1].bigger.toolTip() == "Show all tableaus"
    player.click(others[1].bigger)
    assert all(tableau.isVisible() for tableau in others)
    header = QPoint(40, 10)
    player.qtbot.mouseDClick(others[0], Qt.MouseButton.LeftButton, pos=header)
    assert [tableau.isVisible() for tableau in others] == [True, False, False]


def test_a_six_cost_development_shows_its_worth_and_what_it_counts(sit_down):
    """R78, R79: Galactic Federation gives 2 for six-cost developments and 1 for others."""
    tableau = ["old_earth", "galactic_federation", "drop_ships", "merchant_guild"]
    player = sit_down(phase="choose", me={"tableau": tableau}, other={})
    federation = player.card("galactic_federation")
    assert federation.face.shown_points == "5"
    assert player.card("merchant_guild").face.shown_points == "0"
    QTest.mouseMove(federation, QPoint(20, 20))
    federation.pointed.emit(True)
    counted = {widget.item: widget.bonus.text for widget in player.board.tableaus[0].widgets}
    assert counted == {
        "old_earth": "", "galactic_federation": "+2", "drop_ships": "+1", "merchant_guild": "+2",
    }  # fmt: skip
    federation.pointed.emit(False)
    assert not any(widget.bonus for widget in player.board.tableaus[0].widgets)


def test_the_large_card_tells_all_and_what_it_costs_and_is_worth_now(sit_down):
    tableau = ["public_works", "investment_credits"]
    me = {"tableau": tableau, "hand": ["galactic_federation"], "spare": 6, "actions": ["develop"]}
    player = sit_down(phase="develop", me=me, other={})
    player.card("galactic_federation").looked.emit()
    words = [line.text for line in player.board.large.lines]
    assert words[0] == "Galactic Federation"
    assert "It would be worth 4 VP now." in words
    assert "It costs 4 cards now; the discount is 2." in words


def test_the_large_card_tells_what_is_alien_or_rebel(sit_down):
    """R27: Galactic Survey: SETI looks for aliens and is not one of them."""
    player = sit_down(phase="choose", me={}, other={})
    told = {}
    for card in ("alien_tech_institute", "galactic_survey_seti", "rebel_base", "space_marines"):
        player.board.show_large(cards.NAMES[cards.INDEX[card]])
        told[card] = [line.text for line in player.board.large.lines]
    assert "Alien card" in told["alien_tech_institute"]
    assert "Alien card" not in told["galactic_survey_seti"]
    assert "Rebel world" in told["rebel_base"]
    assert not {"Alien card", "Rebel world"} & set(told["space_marines"])


def test_the_header_says_how_many_of_twelve_cards_are_laid_out(sit_down):
    """R75"""
    me = {"tableau": ["old_earth", "drop_ships", "gem_world"]}
    player = sit_down(phase="choose", me=me, other={"tableau": ["new_sparta"]})
    own, other = (tableau.accessibleName() for tableau in player.board.tableaus)
    assert "tableau 3/12" in own
    assert "tableau 1/12" in other


def test_a_few_cards_of_other_players_are_large_enough_for_their_powers(sit_down):
    four = ["old_earth", "drop_ships", "gem_world", "genetics_lab"]
    seats = [{}, {"tableau": four}, {"tableau": ["new_sparta"]}, {"tableau": ["comet_zone"]}]
    player = sit_down(phase="choose", players=seats)
    for widget in player.board.tableaus[1].widgets:
        assert widget.box().height() >= tile.POWERS_FROM


def test_the_large_card_says_why_a_card_cannot_be_placed(sit_down):
    player = sit_down(phase="settle", me={"hand": ["rebel_base"], "spare": 6}, other={})
    player.card("rebel_base").looked.emit()
    last = player.board.large.lines[-1]
    assert last.role == "bad"
    assert last.text == "Your military of 0 is below the defense of 6: Rebel Base."


def test_a_name_in_the_log_opens_its_card(sit_down):
    player = sit_down(phase="choose", me={}, other={})
    player.board.show_large(cards.NAMES[cards.INDEX["gem_world"]])
    assert player.board.large.isVisible()
    assert player.board.large.shown.card == cards.INDEX["gem_world"]
    player.click(player.board.large)
    assert not player.board.large.isVisible()
    player.board.show_large(Message("No such card"))
    assert not player.board.large.isVisible()


def test_a_long_press_shows_the_card_and_does_not_click(sit_down):
    player = sit_down(phase="settle", me={"hand": ["gem_world"], "spare": 3}, other={})
    card = player.card("gem_world")
    player.qtbot.mousePress(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    player.qtbot.waitUntil(player.board.large.isVisible)
    player.qtbot.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    assert player.moves == []


def test_somebody_who_watches_sees_no_hand_and_can_decide_nothing(sit_down):
    """R74"""
    player = sit_down(phase="choose", seat=None, me={"hand": ["gem_world"]}, other={"spare": 2})
    assert not player.board.hand.isVisible()
    assert player.board.hand.widgets == []
    assert player.glowing() == set()
    assert not any(slot.open for slot in player.board.strip.slots)


def test_the_chosen_world_is_marked_while_others_still_choose(sit_down):
    """R38"""
    seats = {"hand": ["gem_world"], "spare": 3}
    player = sit_down(phase="settle", me=seats, other={"spare": 4})
    player.race.submit(0, Move("settle", ("gem_world",)))
    player.show()
    assert player.board.decision is None
    assert player.card("gem_world", "hand").picked
    player.seat = 1
    player.show()
    assert not any(widget.picked for widget in player.board.hand.widgets)


def test_drawn_cards_show_what_they_would_cost(sit_down):
    """R30: as if they were kept, so the last card of a hand of two can pay for one of them."""
    me = {"hand": ["old_earth"], "next_cards": ["public_works", "drop_ships"]}
    player = sit_down(phase="explore", me=me, other={})
    badges = {widget.item: widget.badge for widget in player.board.spotlight.widgets}
    assert (badges["public_works"].text, badges["public_works"].tone) == ("1", "ink_dim")
    assert (badges["drop_ships"].text, badges["drop_ships"].tone) == ("4", "ink_faint")


def test_another_seat_at_the_same_board_sees_its_own_hand(sit_down):
    player = sit_down(phase="choose", me={"hand": ["gem_world"]}, other={"hand": ["old_earth"]})
    player.seat = 1
    player.show()
    assert [widget.item for widget in player.board.hand.widgets] == ["old_earth"]
    assert player.board.tableaus[0].seat == 1
    assert player.board.tableaus[0].own


def moving(dressed):
    theme.apply(dressed, theme.Look(animation=1))


def test_what_is_placed_flies_to_its_place_and_can_be_finished_at_once(sit_down, dressed):
    moving(dressed)
    me = {"hand": ["asteroid_belt", "gem_world", "old_earth"], "actions": ["settle"]}
    player = sit_down(phase="settle", me=me, other={})
    player.click(player.card("asteroid_belt"))
    placed = player.card("asteroid_belt", "own")
    assert placed.hidden_for_flight
    assert player.board.flights.isVisible()
    assert len(player.board.flights.flights) == 3  # the world, its good, the drawn card
    player.board.finish_animations()
    assert not placed.hidden_for_flight
    assert not player.board.flights.isVisible()


def test_flights_land_by_themselves(sit_down, dressed):
    theme.apply(dressed, theme.Look(animation=20))
    me = {"tableau": ["gem_world", "tourist_world", "spice_world", "old_earth"],
          "goods": ["gem_world", "spice_world"]}  # fmt: skip
    player = sit_down(phase="consume", me=me, other={})
    player.click(player.card("tourist_world"))
    player.page.grab()
    player.qtbot.waitUntil(lambda: not player.board.flights.isVisible())


def test_nothing_flies_when_animation_is_off(sit_down):
    me = {"hand": ["asteroid_belt", "gem_world", "old_earth"], "actions": ["settle"]}
    player = sit_down(phase="settle", me=me, other={})
    player.click(player.card("asteroid_belt"))
    assert not player.board.flights.isVisible()
    assert not player.card("asteroid_belt", "own").hidden_for_flight


@pytest.mark.parametrize("look", ["dark", "light"])
def test_dark_and_light_are_painted_without_complaint(sit_down, dressed, look):
    theme.apply(dressed, theme.Look(theme=look, animation=0, text_size=1.4))
    me = {"tableau": ["gem_world", "galactic_federation"], "goods": ["gem_world"], "spare": 5}
    player = sit_down(phase="settle", me=me, other={"tableau": ["old_earth"]})
    picture = player.page.grab().toImage()
    assert picture.width() == USUAL[0] * picture.devicePixelRatio()


def test_another_text_size_moves_everything_to_its_new_place(sit_down, dressed):
    me = {"tableau": ["gem_world"], "spare": 5}
    player = sit_down(phase="settle", me=me, other={"tableau": ["old_earth"]})
    strip, card = player.board.strip.height(), player.card("gem_world", "own").y()
    theme.apply(dressed, theme.Look(animation=0, text_size=1.5))
    QApplication.processEvents()
    assert player.board.strip.height() > strip
    assert player.card("gem_world", "own").y() > card


def test_a_move_of_a_bot_between_two_of_mine_keeps_what_i_picked(sit_down):
    player = sit_down(phase="end", me={"spare": 12}, other={"spare": 12})
    first = player.board.hand.widgets[0]
    player.click(first)
    player.race.play(1, Move("discard", tuple(player.race.decision(1).items[:2])))
    picked = player.picked()
    player.board.present(player.race.seen_by(0), 0, player.race.decision(0), [])
    player.board.show_picked(picked)
    QApplication.processEvents()
    assert first.picked


@pytest.mark.parametrize(
    ("own", "shown"), [(False, ["hexagon", "cards"]), (True, ["trophy", "hexagon"])]
)
def test_the_figures_seen_nowhere_else_stay_longest(sit_down, own, shown):
    """R74: how many cards the others hold can be seen at any time."""
    race = sit_down(phase="choose", me={"spare": 6}, other={}).race
    told = figures.figures(race, 0, str)
    room = figures.room_for([figure for figure in told if figure.icon in shown])
    assert [figure.icon for figure in figures.as_fits(told, room, own=own)] == shown


def test_nine_action_cards_keep_readable_names_in_a_small_window(sit_down):
    """R84: where there is little room, the numeral alone tells the phase of Consume cards."""
    player = sit_down(phase="choose", advanced=True, me={}, other={})
    usual = [slot.shown_title() for slot in player.board.strip.slots]
    player.board.resize(628, 540)
    small = [slot.shown_title() for slot in player.board.strip.slots]
    assert usual[6].startswith("Consume: ")
    assert (usual[:6], small[6:8]) == (small[:6], ["Trade", "2×\N{NO-BREAK SPACE}VP"])


def test_a_badge_lies_over_the_cards_before_it(sit_down):
    player = sit_down(phase="choose", me={"hand": ["gem_world", "old_earth"]}, other={})
    player.race.hands[0] = sorted([cards.INDEX["comet_zone"], *player.race.hands[0]])
    player.show()
    widgets = player.board.hand.widgets
    stacked = [child for child in player.board.hand.children() if child in widgets]
    assert (len(widgets), stacked) == (3, widgets)


@pytest.mark.parametrize(("size", "beside"), [((100, 140), False), ((150, 60), True)])
def test_the_mark_of_a_picked_card_lies_on_its_picture(sit_down, size, beside):
    """It hides neither the name nor the powers."""
    player = sit_down(phase="choose", me={"hand": ["gem_world"]}, other={})
    widget = player.card("gem_world", "hand")
    widget.resize(*size)
    box = widget.box()
    mark = widget.mark_box(box)
    assert box.contains(mark)
    if beside:
        assert mark.left() > box.left() + box.width() * 0.6
    else:
        assert mark.top() > box.top() + box.height() * 0.4
        assert mark.bottom() < face.powers_top(box, widget.card)


@pytest.mark.parametrize("count", [1, 2, 4, 12])
def test_lying_cards_are_no_planks(count):
    """A few cards in a wide and low room do not fill it at any price."""
    grid = fitting.arrange(count, 607, 106)
    assert grid.width > grid.height
    assert grid.width <= max(190, round(2.3 * grid.height))
    last = grid.place(count - 1)
    assert (last.right() < 607, last.bottom() < 106) == (True, True)


def test_own_powers_are_seen_while_they_are_used(sit_down):
    """In a small window the hand gives room for them, and takes it back afterwards."""
    names = [name for name in cards.IDS if cards.CONSUMES[cards.INDEX[name]]][:10]
    me = {"tableau": names, "spare": 10}
    heights = {}
    for phase in ("consume", "choose"):
        board = sit_down(phase=phase, me=me, other={}, size=(628, 590)).board
        heights[phase] = (board.tableaus[0].widgets[0].box().height(), board.hand.height())
    assert heights["choose"][0] < tile.TWO_POWERS_FROM <= heights["consume"][0]
    assert heights["choose"][1] > heights["consume"][1] >= theme.px(90)
