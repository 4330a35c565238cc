"""Where a match stands: what the next decision is about."""

SWAP, DRAFT, FIRST_MAIN, PRODUCTION, TURN, NOMADS, SEIZE, OVER = range(8)
STAGES = ("swap", "draft", "first_main", "production", "turn", "nomads", "seize", "over")

PHASES = {
    SWAP: "setup",
    DRAFT: "setup",
    FIRST_MAIN: "setup",
    PRODUCTION: "production",
    TURN: "action",
    NOMADS: "action",
    SEIZE: "war",
    OVER: "",
}
