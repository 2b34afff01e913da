"""Every refusal: a stable code, parameters, the rule's number, and a sentence that says what would be right.

Programs read `code` and `params`; people read the sentence. Clients translate by code.
"""

from typing import Any


class KnolleError(Exception):
    """Base of all refusals. Whatever raised it has changed nothing."""

    def __init__(self, code: str, sentence: str, *, rule: str | None = None, **params: Any) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.params = params

    def as_dict(self) -> dict[str, Any]:
        """The refusal as the wire carries it."""
        return {"code": self.code, "params": self.params, "rule": self.rule, "sentence": self.sentence}


class OptionError(KnolleError):
    """An option, a number of players, a seed or an encounter file that cannot be used."""


class ActionError(KnolleError):
    """A choice that the rules refuse, or that nobody asked for."""


class RecordError(KnolleError):
    """A record that is not well-formed, or does not follow from its seed and the rules."""

    def __init__(self, code: str, sentence: str, *, event: int | None = None, **params: Any) -> None:
        super().__init__(code, sentence, **params)
        self.event = event
