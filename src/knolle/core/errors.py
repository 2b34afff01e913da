"""Every refusal: a stable code, parameters, the rule's number, and a sentence that says what would be right.

Programs read `code` and `params`; people read the sentence. Clients translate by code.
"""

import copyreg
from typing import Any


class KnolleError(Exception):
    """Base of all refusals. Whatever raises one has changed nothing."""

    def __init__(self, code: str, sentence: str, *, rule: str | None = None, **params: Any) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        # the default would call __init__ with the sentence alone; a refusal must survive being passed between processes
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]

    def as_dict(self) -> dict[str, Any]:
        """Return the refusal as it is sent over the wire."""
        return {"code": self.code, "params": self.params, "rule": self.rule, "sentence": self.sentence}


class OptionError(KnolleError):
    """An unusable option, player count, seed or encounter file."""


class ActionError(KnolleError):
    """A choice that the rules forbid or that is not due."""


class RecordError(KnolleError):
    """A record that is malformed, or that does not follow from its seed and the rules.

    `event` is the index in the log, counted from 0, or None if the fault is not in the log.
    """

    def __init__(
        self, code: str, sentence: str, *, event: int | None = None, rule: str | None = None, **params: Any
    ) -> None:
        super().__init__(code, sentence, rule=rule, **params)
        self.event = event

    def as_dict(self) -> dict[str, Any]:
        """Return the refusal as it is sent over the wire."""
        return super().as_dict() | {"event": self.event}
