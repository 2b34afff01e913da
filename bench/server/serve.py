"""The server alone, as tests and measurements start it: `python bench/server/serve.py PORT DATABASE`."""

import resource
import sys

import uvicorn

from knolle.server.app import application
from knolle.server.storage import open_storage
from knolle.server.wire import Wire


def main(port: int, database: str) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvicorn.run(
        application(open_storage(database)),
        port=port,
        backlog=4096,
        loop="uvloop",
        ws=Wire,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
