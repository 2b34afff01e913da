"""A process to be killed: appends to tables as fast as it can, and prints each entry once it is stored.

python appender.py URL N_TABLES
"""

import asyncio
import os
import sys
from itertools import count

from knolle.server.storage import Entry, LobbyRow, Storage, open_storage


async def play(storage: Storage, key: str, guest: int) -> None:
    table = await storage.create(key, "potato-man", LobbyRow("waiting", True, b"0"), Entry(0, 0, b"0"), (guest,))
    await storage.claim(table)
    for seq in count(1):
        line = LobbyRow("playing", True, b"%d" % seq) if seq % 3 == 0 else None
        assert await storage.append(table, Entry(seq, seq, b"%d of %d" % (seq, table)), line)
        os.write(1, b"%d %d\n" % (table, seq))


async def main(url: str, n_tables: int) -> None:
    storage = open_storage(url)
    await storage.open()
    guest = await storage.add_guest(b"%d" % os.getpid(), "Ann", 1)
    await asyncio.gather(*(play(storage, f"{os.getpid()}-{k}", guest.id) for k in range(n_tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
