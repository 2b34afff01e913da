"""Every refusal: a stable code, parameters, the rule's number, and a sentence that says what would be right.

Programs read `code` and `params`; people read the sentence. Clients translate by code.
"""

import copyreg
from typing import Any


class KnolleError(Exception):
    """Base of all refusals. Whatever raised it has changed nothing."""

    def __init__(self, code: str, sentence: str, *, rule: str | None = None, **params: Any) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        # the default would call __init__ with the sentence alone: a refusal must survive the way between processes
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]

    def as_dict(self) -> dict[str, Any]:
        """The refusal as the wire carries it."""
        return {"code": self.code, "params": self.params, "rule": self.rule, "sentence": self.sentence}


class OptionError(KnolleError):
    """An option, a number of players, a seed or an encounter file that cannot be used."""


class ActionError(KnolleError):
    """A choice that the rules refuse, or that nobody asked for."""


class RecordError(KnolleError):
    """A record that is not well-formed, or does not follow from its seed and the rules.

    `event` is the place in the log, counted from 0, or None where the fault is not in the log.
    """

    def __init__(
        self, code: str, sentence: str, *, event: int | None = None, rule: str | None = None, **params: Any
    ) -> None:
        super().__init__(code, sentence, rule=rule, **params)
        self.event = event

    def as_dict(self) -> dict[str, Any]:
        """The refusal as the wire carries it."""
        return super().as_dict() | {"event": self.event}
