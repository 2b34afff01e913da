"""A window of a browser that Playwright cannot drive (Firefox ESR, WebKitGTK), with the same few calls for all of them.

Firefox speaks WebDriver BiDi over a WebSocket, WebKitGTK the older WebDriver over HTTP. Both take the same actions.
"""

import base64
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Page
from websockets.sync.client import connect

PATIENCE = 30
T = TypeVar("T")
KEYS = {"ArrowLeft": "\ue012", "ArrowRight": "\ue014", "Escape": "\ue00c"}
CALL = "async text => JSON.stringify((await ({function})(...JSON.parse(text))) ?? null)"
LISTEN = """() => {
  window.knolleWrong ??= [];
  const tell = text => window.knolleWrong.push(String(text));
  addEventListener("error", event => tell(event.message ?? event.target.outerHTML), true);
  addEventListener("unhandledrejection", event => tell(event.reason));
  addEventListener("securitypolicyviolation", event => tell(`${event.violatedDirective}: ${event.blockedURI}`));
  for (const kind of ["error", "warn"]) console[kind] = (...told) => tell(told.join(" "));
}"""


class Window(ABC):
    """A window of a browser. `wrong` collects errors, warnings and violations of the content security policy."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def go(self, address: str) -> None:
        self.hear()
        self.open(address)

    def hear(self) -> None:
        """Collect what went wrong in the current document."""
        self.wrong += self.run("() => (window.knolleWrong ?? []).splice(0)")

    def run(self, function: str, *given: object) -> Any:
        """Call a JavaScript function, wait for its promise and return its result."""
        return json.loads(self.call(CALL.format(function=function), json.dumps(given)))

    @abstractmethod
    def open(self, address: str) -> None:
        """Load a page."""

    @abstractmethod
    def call(self, function: str, text: str) -> str:
        """Call an asynchronous JavaScript function from text to text."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Set the size of what the page can use."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Click at a place in the window."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press and release a key."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return a picture of the window, as PNG."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""


class Chromium(Window):
    """What the other browsers are compared with."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        page.add_init_script(f"({LISTEN})()")

    def open(self, address: str) -> None:
        self._page.goto(address)

    def call(self, function: str, text: str) -> str:
        return str(self._page.evaluate(function, text))

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def picture(self) -> bytes:
        return self._page.screenshot()

    def close(self) -> None:
        self._page.context.close()


class Driven(Window):
    """A window with the input actions of WebDriver."""

    def click(self, x: float, y: float) -> None:
        to = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self.perform({"type": "pointer", "id": "mouse", "actions": [to, down, up]})

    def press(self, key: str) -> None:
        down, up = ({"type": kind, "value": KEYS[key]} for kind in ("keyDown", "keyUp"))
        self.perform({"type": "key", "id": "keys", "actions": [down, up]})

    @abstractmethod
    def perform(self, source: dict[str, object]) -> None:
        """Carry out the actions of one input device."""


class Firefox(Driven):
    """Firefox without a screen, over WebDriver BiDi."""

    NEEDS = ("firefox-esr", "firefox")
    PACKAGES = "firefox-esr"

    @classmethod
    def is_here(cls) -> bool:
        return any(map(shutil.which, cls.NEEDS))

    def __init__(self, folder: Path, is_still: bool) -> None:
        super().__init__()
        prefs = {"ui.prefersReducedMotion": int(is_still), "datareporting.policy.dataSubmissionEnabled": False}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in prefs.items()]
        profile, log = folder / "profile", folder / "log"
        profile.mkdir()
        (profile / "user.js").write_text("\n".join(lines))
        named = next(filter(None, map(shutil.which, self.NEEDS)))
        words = [named, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        with log.open("w") as told:
            self._process = subprocess.Popen(
                words, stdout=told, stderr=told, env=os.environ | {"HOME": str(folder)}, start_new_session=True
            )
        found = wait_for(lambda: re.search(r"BiDi listening on (ws://\S+)", log.read_text()))
        assert found
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(connect(f"{found[1]}/session", max_size=None, proxy=None))
        self._count = 0
        self._send("session.new", capabilities={})
        self._context = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._send("script.addPreloadScript", functionDeclaration=LISTEN)

    def _send(self, method: str, **params: object) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._count:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def call(self, function: str, text: str) -> str:
        told = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text}],
            awaitPromise=True,
            target={"context": self._context},
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return str(told["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def perform(self, source: dict[str, object]) -> None:
        self._send("input.performActions", context=self._context, actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._context)["data"])

    def close(self) -> None:
        self._stack.close()
        end(self._process)


class WebKit(Driven):
    """WebKitGTK's small browser on a screen of its own, over WebDriver."""

    NEEDS = ("WebKitWebDriver", "Xvfb")
    PACKAGES = "webkit2gtk-driver and xvfb"
    POPUP = "open('about:blank', '', 'popup,toolbar=no,location=no,menubar=no,width=375,height=667')"
    """A window without a toolbar; the toolbar is wider than a phone."""

    @classmethod
    def is_here(cls) -> bool:
        return all(map(shutil.which, cls.NEEDS))

    def __init__(self, folder: Path, is_still: bool) -> None:
        super().__init__()
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0/settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(not is_still)}\n")
        (screen, display), port = screened(), free_port()
        log = folder / "log"
        with log.open("w") as told:
            driver = subprocess.Popen(
                ["WebKitWebDriver", f"--port={port}"],
                stdout=told,
                stderr=told,
                env=os.environ | {"DISPLAY": display, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
                start_new_session=True,
            )
        self._processes = [driver, screen]
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        wait_for(self._is_ready)
        self._at = ""
        self._at = f"/session/{self._post('/session', capabilities={})['sessionId']}"
        self._pop_up()

    def _is_ready(self) -> bool:
        try:
            return bool(self._http.get("/status").json()["value"]["ready"])
        except httpx.TransportError:
            return False

    def _post(self, path: str, **params: object) -> Any:
        answer = self._http.post(self._at + path, json=params)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def _get(self, path: str) -> Any:
        return self._http.get(self._at + path).json()["value"]

    def _pop_up(self) -> None:
        self._post("/url", url=f'data:text/html,<body style="height: 100vh" onclick="{self.POPUP}">')
        first = self._get("/window")
        self.click(9, 9)
        handles = wait_for(lambda: [handle for handle in self._get("/window/handles") if handle != first])
        self._post("/window", handle=handles[0])

    def open(self, address: str) -> None:
        self._post("/url", url=address)
        self.run(LISTEN)  # WebDriver has nothing that runs before the page does

    def call(self, function: str, text: str) -> str:
        script = f"const [text, done] = arguments; ({function})(text).then(done, error => done('!' + error))"
        told = str(self._post("/execute/async", script=script, args=[text]))
        assert not told.startswith("!"), told
        return told

    def resize(self, width: int, height: int) -> None:
        self._post("/window/rect", width=width, height=height)

    def perform(self, source: dict[str, object]) -> None:
        self._post("/actions", actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self._get("/screenshot"))

    def close(self) -> None:
        self._http.delete(self._at)
        self._http.close()
        for process in self._processes:
            end(process)


def screened() -> tuple[subprocess.Popen[bytes], str]:
    """Start a virtual screen; return its process and its name."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "2600x1500x24", "-nolisten", "tcp"]
    process = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL, start_new_session=True)
    os.close(write)
    with os.fdopen(read) as told:
        return process, f":{told.readline().strip()}"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and those it has started."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def wait_for(ask: Callable[[], T], patience: float = PATIENCE) -> T:
    """Ask again and again until the answer is not empty."""
    ends = time.monotonic() + patience
    while not (answer := ask()):
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.05)
    return answer
