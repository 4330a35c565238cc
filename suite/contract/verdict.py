"""The answer to 'may I do this?': yes, or why not and by which rule."""

from __future__ import annotations

from dataclasses import dataclass

from suite.contract.message import Message


@dataclass(frozen=True, slots=True)
class Verdict:
    """`legal`, or the reason in words and the number of the rule in the game's manual."""

    legal: bool
    why: Message | None = None
    rule: str | None = None

    def __bool__(self) -> bool:
        return self.legal


LEGAL = Verdict(True)


def refuse(why: Message, rule: str | None = None) -> Verdict:
    """A refusal with its reason."""
    return Verdict(False, why, rule)


class IllegalMove(ValueError):
    """A move that the rules refuse; carries the verdict."""

    def __init__(self, verdict: Verdict, move: object) -> None:
        text = verdict.why.text if verdict.why else "not a legal move"
        rule = f" [{verdict.rule}]" if verdict.rule else ""
        super().__init__(f"{move}: {text}{rule}")
        self.verdict = verdict
