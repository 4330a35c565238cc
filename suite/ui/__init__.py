"""The look that all games share: one box of parts for pages and boards.

- `theme`, `palette`, `stylesheet`: colours, sizes, fonts; dark, light, safe for colour-blind people
- `icons`, `shapes`, `paint`: icons, outlines, shadows and glows, the focus ring
- `labels`, `buttons`, `panel`, `background`: texts, buttons, chips, panels, the sky behind it all
- `art`: planets, nebulae, emblems and covers, generated from ids
- `board`, `walking`: the base of every board; arrow keys go from thing to thing
- `item_board`, `item`, `offers`, `choices`: boards of things, and what a click on one means
- `cards`, `card_faces`, `large_view`, `fitting`, `text_fit`: cards, large and small, that fit
- `dice`, `dice_faces`, `grab`, `spots`: dice that roll; taking and placing by mouse and keyboard
- `scene`, `piece`, `hexes`, `hex_cells`: maps that zoom and pan, and what lies on them
- `tokens`, `plates`, `gauges`: the players' pieces, plates and counters; tracks, gauges, shares
- `animation`: all that moves

A part reads `theme.current()` while it paints, takes its texts as `words.Text`, can be used by
keyboard, and tells screen readers its name.
"""
