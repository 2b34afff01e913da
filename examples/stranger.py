"""A player written from the protocol alone: python examples/stranger.py http://127.0.0.1:8282/t/KEY NAME

It takes a free seat at the linked table and plays until the match is over. It needs the package websockets.
"""

import asyncio
import hashlib
import json
import secrets
import sys
import urllib.request
from urllib.parse import urlsplit

import websockets


def cookie_from(site):
    """Become a guest and return the cookie that identifies us."""
    with urllib.request.urlopen(f"{site}/api/me") as answer:
        return answer.headers["Set-Cookie"].partition(";")[0]


def best_of(legal, view):
    """Choose an action. Put your own idea here; `view` is all that this seat may know."""
    return legal[0]


async def play(link, name):
    parts = urlsplit(link)
    key = parts.path.rpartition("/")[2]
    socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/api/tables/{key}/socket"
    cookie = await asyncio.to_thread(cookie_from, f"{parts.scheme}://{parts.netloc}")
    async with websockets.connect(socket, additional_headers={"Cookie": cookie}) as ws:
        await ws.send(json.dumps({"type": "hello", "version": 4}))
        secret = secrets.token_hex(16)
        commitment = hashlib.sha256(secret.encode()).hexdigest()
        await ws.send(json.dumps({"type": "sit", "id": "sit", "name": name, "commitment": commitment}))
        table, view, seq, unanswered, is_revealed = {}, {}, 0, "sit", False
        async for text in ws:
            message = json.loads(text)
            if message["type"] == "refused" and message["code"] != "stale":
                raise SystemExit(message["sentence"])
            if message.get("id") == unanswered:
                unanswered = None
            table |= message.get("table") or {}
            for told in message.get("moments", [message]):
                view |= told.get("view") or {}
            seq = message.get("seq", seq)
            if (table.get("deal") or {}).get("step") == "reveal" and not is_revealed:
                await ws.send(json.dumps({"type": "reveal", "id": "reveal", "text": secret}))
                is_revealed = True
            if table.get("status") == "over":
                return table["result"]
            if view.get("legal") and not unanswered:
                unanswered = f"act-{seq}"
                act = {"type": "act", "id": unanswered, "seq": seq, "action": best_of(view["legal"], view)}
                await ws.send(json.dumps(act))
    raise SystemExit("The server closed the socket.")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2])))
