"""What the one who starts a server sees once it answers: its address, for friends a QR code, and the browser."""

import http.client
import os
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass
from urllib.parse import urlsplit

from rich.console import Console
from rich.text import Text

from voliera.languages import Language
from voliera.server.running import addresses

PATIENCE_S = 120.0
MOMENT_S = 0.1


@dataclass(frozen=True)
class Announcement:
    """To be made when the server answers."""

    host: str
    port: int
    language: Language
    console: Console
    lan: bool
    browser: bool

    def when_ready(self) -> None:
        """Wait beside the server, which needs this thread."""
        threading.Thread(target=self._wait_and_tell, name="announcement", daemon=True).start()

    def _wait_and_tell(self) -> None:
        here = addresses.url(self.host, self.port)
        if answers(here):
            self.tell(here, addresses.lan_address() if self.lan else None)
            if self.browser and can_open_browser():
                webbrowser.open(here)

    def tell(self, here: str, friends: str | None) -> None:
        """Say where the server is; `friends` is this machine's address on the network."""
        self._say("serve-running", url=here)
        if self.lan and friends is None:
            self._say("serve-lan-none")
        elif friends is not None:
            there = addresses.url(friends, self.port)
            self._say("serve-lan", url=there)
            for line in addresses.qr_code(there).splitlines():
                self.console.print(Text(line, "bright_white on black"), no_wrap=True, overflow="ignore", crop=False)
            self._say("serve-lan-open")
        self._say("serve-stop")

    def _say(self, message: str, **args: str) -> None:
        self.console.print(self.language.say(message, **args), soft_wrap=True)


def answers(url: str, patience_s: float = PATIENCE_S) -> bool:
    """Wait until a server is well."""
    parts = urlsplit(url)
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        asked = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=2)
        try:
            asked.request("GET", "/healthz")
            if asked.getresponse().status == 200:
                return True
        except (OSError, http.client.HTTPException):
            pass
        finally:
            asked.close()
        time.sleep(MOMENT_S)
    return False


def can_open_browser() -> bool:
    """Whether somebody sits before this machine who could see a browser, or has named one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    window = sys.platform in {"darwin", "win32"} or any(map(os.environ.get, named))
    return window and sys.stdout.isatty()
