"""The typed messages of the socket. Imports only msgspec: the browser's types are generated from this folder.

Every command carries an `id` chosen by the client and is answered by exactly one message with that id: `refused`, or
`done` (`reason`, `advice`, `offered` and `pong` answer questions). A command sent again with the same id gets the same
answer and is not carried out twice.
"""

from knolle.server.protocol.commands import *  # noqa: F403
from knolle.server.protocol.messages import *  # noqa: F403
from knolle.server.protocol.parts import *  # noqa: F403

VERSION = 4
MOST_BYTES = 4096
"""Maximum length of a client's message."""
