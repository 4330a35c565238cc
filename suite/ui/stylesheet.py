"""The one stylesheet, made from the tokens. It dresses Qt's own widgets; ours paint themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QColor

from suite.ui.palette import RADIUS, Tokens, faded, mix


def css(colour: QColor) -> str:
    """A colour as the stylesheet writes it."""
    return f"rgba({colour.red()},{colour.green()},{colour.blue()},{colour.alphaF():.3f})"


def stylesheet(t: Tokens, px: Callable[[float], int], images: Path) -> str:
    """The stylesheet of one theme.

    Roles of labels are set with the property `role`: title, heading, lead, small, dim, good, bad,
    warn.
    """
    hover = css(t.raised_hover)
    words = {
        "ink": css(t.ink),
        "dim": css(t.ink_dim),
        "faint": css(t.ink_faint),
        "solid": css(t.panel_solid),
        "raised": css(t.raised),
        "hover": hover,
        "line": css(t.line),
        "strong": css(t.line_strong),
        "accent": css(t.accent),
        "wash": css(faded(t.accent, 0.18)),
        "pressed": css(mix(t.raised_hover, t.accent, 0.25)),
        "on": css(t.on_accent),
        "good": css(t.good),
        "bad": css(t.bad),
        "warn": css(t.warn),
        "focus": css(t.focus),
        "grip": css(faded(t.ink_dim, 0.45)),
        "images": images.as_posix().replace('"', '\\"'),
        "r": str(RADIUS["chip"] + 2),
        "menu": str(RADIUS["card"]),
        "field": str(px(20)),
        "box": str(px(18)),
    }
    for role, size in (("title", 22), ("heading", 18), ("lead", 16), ("body", 14), ("small", 12)):
        words[f"px_{role}"] = str(px(size))
    sheet = _SHEET
    for key, value in words.items():
        sheet = sheet.replace(f"${key}$", value)
    return sheet


_SHEET = """
QLabel { background: transparent; color: $ink$; }
QLabel:disabled { color: $faint$; }
QLabel[role="title"] { font-size: $px_title$px; font-weight: 700; }
QLabel[role="heading"] { font-size: $px_heading$px; font-weight: 600; }
QLabel[role="lead"] { font-size: $px_lead$px; font-weight: 600; }
QLabel[role="small"] { font-size: $px_small$px; color: $dim$; }
QLabel[role="dim"] { color: $dim$; }
QLabel[role="good"] { color: $good$; font-weight: 600; }
QLabel[role="bad"] { color: $bad$; font-weight: 600; }
QLabel[role="warn"] { color: $warn$; font-weight: 600; }

QToolTip { background: $solid$; color: $ink$; border: 1px solid $strong$; padding: 5px 8px;
  font-size: $px_small$px; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QDateEdit {
  background: $raised$; color: $ink$; border: 1px solid $line$; border-radius: $r$px;
  padding: 5px 10px; min-height: $field$px; selection-background-color: $accent$;
  selection-color: $on$; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractSpinBox QLineEdit:focus,
QComboBox QLineEdit:focus { background: transparent; border: none; padding: 0 0 0 6px;
  min-height: 0; }
QLineEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover, QComboBox:hover { border-color: $strong$; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus,
QComboBox:focus { border: 2px solid $accent$; padding: 4px 9px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $faint$; }
QComboBox { padding-right: 28px; }
QComboBox:focus { padding-right: 27px; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url("$images$/down.svg"); width: 16px; height: 16px; }
QComboBox QAbstractItemView { background: $solid$; border: 1px solid $strong$; outline: none;
  padding: 4px; selection-background-color: $wash$; selection-color: $ink$; }
QSpinBox::up-button, QDoubleSpinBox::up-button { border: none; width: 22px; }
QSpinBox::down-button, QDoubleSpinBox::down-button { border: none; width: 22px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$images$/up.svg");
  width: 14px; height: 14px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("$images$/down.svg");
  width: 14px; height: 14px; }

QPushButton { background: $raised$; color: $ink$; border: 1px solid $line$; border-radius: $r$px;
  padding: 6px 16px; min-height: $field$px; }
QPushButton:hover { background: $hover$; border-color: $strong$; }
QPushButton:pressed { background: $pressed$; }
QPushButton:focus { border: 2px solid $focus$; padding: 5px 15px; }
QPushButton:default { background: $accent$; color: $on$; font-weight: 600; }
QPushButton:disabled { background: $raised$; color: $faint$; }
QToolButton { background: transparent; color: $ink$; border: 1px solid transparent;
  border-radius: $r$px; padding: 5px; }
QToolButton:hover { background: $hover$; }
QToolButton:focus { border: 1px solid $focus$; }

QCheckBox, QRadioButton { color: $ink$; background: transparent; spacing: 9px; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint$; }
QCheckBox::indicator, QListView::indicator, QTreeView::indicator, QRadioButton::indicator {
  width: $box$px; height: $box$px;
  background: $raised$; border: 1px solid $strong$; }
QCheckBox::indicator, QListView::indicator, QTreeView::indicator { border-radius: 5px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent$; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $focus$; }
QCheckBox::indicator:checked, QListView::indicator:checked, QTreeView::indicator:checked {
  background: $accent$; border-color: $accent$;
  image: url("$images$/check.svg"); }
QRadioButton::indicator:checked { background: $accent$; border-color: $accent$;
  image: url("$images$/dot.svg"); }
QCheckBox:focus, QRadioButton:focus { outline: none; text-decoration: underline; }

QSlider:horizontal { min-width: 90px; min-height: 22px; }
QSlider::groove:horizontal { height: 4px; background: $strong$; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent$; border-radius: 2px; }
QSlider::handle:horizontal { background: $accent$; width: 16px; height: 16px; margin: -6px 0;
  border-radius: 8px; }
QSlider::handle:horizontal:hover { background: $ink$; }
QSlider::handle:horizontal:focus { border: 2px solid $focus$; }
QProgressBar { background: $raised$; border: none; border-radius: 4px; max-height: 8px;
  min-height: 8px; color: transparent; }
QProgressBar::chunk { background: $accent$; border-radius: 4px; }

QAbstractScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $grip$; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $accent$; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QListView, QTreeView, QTableView { background: transparent; color: $ink$; border: none;
  outline: none; alternate-background-color: transparent; gridline-color: $line$;
  selection-background-color: $wash$; selection-color: $ink$; }
QListView::item, QTreeView::item { min-height: $field$px; }
QListView::item, QTreeView::item, QTableView::item { padding: 6px 8px; border-radius: $r$px;
  border: 1px solid transparent; color: $ink$; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $hover$; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
  background: $wash$; border: 1px solid $accent$; color: $ink$; }
QTreeView { show-decoration-selected: 0; }
QTreeView::branch { background: transparent; }
QTreeView::branch:has-children:closed { image: url("$images$/right.svg"); }
QTreeView::branch:has-children:open { image: url("$images$/down.svg"); }
QHeaderView, QTableCornerButton::section { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $dim$; border: none;
  border-bottom: 1px solid $line$; padding: 6px 8px; font-size: $px_small$px; }
QTextBrowser { background: transparent; border: none; padding: 0; }
QTextBrowser:focus { border: none; padding: 0; }

QMenu { background: $solid$; color: $ink$; border: 1px solid $strong$; padding: 6px; }
QMenu::item { padding: 7px 28px 7px 14px; border-radius: $r$px; }
QMenu::icon { padding-left: 10px; }
QMenu::indicator { width: 14px; height: 14px; padding-left: 8px; }
QMenu::indicator:checked { image: url("$images$/tick.svg"); }
QMenu::right-arrow { image: url("$images$/right.svg"); width: 14px; height: 14px; padding: 6px; }
QMenu::item:selected { background: $wash$; color: $ink$; }
QMenu::item:disabled { color: $faint$; }
QMenu::separator { height: 1px; background: $line$; margin: 6px 8px; }
QMenuBar { background: transparent; color: $ink$; }
QMenuBar::item { padding: 6px 10px; border-radius: $r$px; background: transparent; }
QMenuBar::item:selected { background: $hover$; }

QTabWidget::pane { border: none; }
QTabBar { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: $dim$; padding: 8px 16px; border: none;
  border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $ink$; background: $hover$; border-top-left-radius: $r$px;
  border-top-right-radius: $r$px; }
QTabBar::tab:selected { color: $ink$; border-bottom: 2px solid $accent$; }
QTabBar[quiet="true"]::tab:selected { color: $dim$; border-bottom: 2px solid transparent; }
QTabBar::tab:focus { border: 1px solid $focus$; }

QDialog, QMessageBox, QMainWindow { background: $solid$; }
QSplitter::handle { background: transparent; }
QStatusBar { background: $solid$; color: $dim$; }
"""
