"""One page of a manual as a text document: styled, with rule numbers as places to jump to."""

from __future__ import annotations

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)

from suite.contract import ManualPage
from suite.shell.manual_book import ANCHOR
from suite.ui import theme

_SPACE_ABOVE = {1: 0, 2: 22, 3: 16}
_ROLES = {1: "title", 2: "heading", 3: "lead"}


def fill(document: QTextDocument, page: ManualPage) -> None:
    """Write the page into the document."""
    document.setDefaultFont(theme.font("body"))
    document.setMarkdown(page.text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for block in _blocks(document):
        _style(QTextCursor(block), block)
        _place_anchors(document, block)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _style_table(frame)
    cursor.endEditBlock()


def heading_block(document: QTextDocument, number: int) -> QTextBlock | None:
    """The block of the page's heading with this number."""
    found = [block for block in _blocks(document) if block.blockFormat().headingLevel()]
    return found[number] if number < len(found) else None


def anchor_block(document: QTextDocument, rule: str) -> QTextBlock | None:
    """The block in which a rule is explained."""
    for block in _blocks(document):
        fragments = block.begin()
        while not fragments.atEnd():
            if rule in fragments.fragment().charFormat().anchorNames():
                return block
            fragments += 1
    return None


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    blocks, block = [], document.begin()
    while block.isValid():
        blocks.append(block)
        block = block.next()
    return blocks


def _style(cursor: QTextCursor, block: QTextBlock) -> None:
    level = block.blockFormat().headingLevel()
    shape = QTextBlockFormat()
    in_table = cursor.currentTable() is not None
    shape.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    shape.setTopMargin(_SPACE_ABOVE.get(level, 10) if level else 0)
    shape.setBottomMargin(2 if in_table else 8)
    cursor.mergeBlockFormat(shape)
    if level:
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        look = QTextCharFormat()
        look.setFont(theme.font(_ROLES.get(level, "body"), bold=True))
        look.setForeground(theme.current().accent if level < 3 else theme.current().ink)
        cursor.mergeCharFormat(look)


def _place_anchors(document: QTextDocument, block: QTextBlock) -> None:
    """`{#R35}` becomes a small dim number that a link can jump to."""
    for match in reversed(list(ANCHOR.finditer(block.text()))):
        cursor = QTextCursor(document)
        cursor.setPosition(block.position() + match.start())
        end = block.position() + match.end()
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        look = QTextCharFormat()
        look.setAnchorNames([match[1]])
        font = theme.font("small")
        font.setWeight(QFont.Weight.Normal)
        look.setFont(font)
        look.setForeground(theme.current().ink_faint)
        shown = match[1] if any(c.isdigit() for c in match[1]) else ""
        # A name without a number is not for readers, but the jump needs something to stand on.
        cursor.insertText(f" {shown}" if shown else "\u200b", look)


def _style_table(table: QTextTable) -> None:
    shape = table.format()
    shape.setBorderBrush(theme.current().line_strong)
    shape.setBorderCollapse(True)
    shape.setBorder(1)
    shape.setCellPadding(6)
    shape.setCellSpacing(0)
    table.setFormat(shape)
