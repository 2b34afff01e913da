"""JSON as the server writes it."""

import msgspec

encode = msgspec.json.Encoder().encode
