"""The first thing that a connection meets: sockets go to their own application at once, everything else goes on.

So that nothing lies between a socket and the transport that it was opened on; a hundred thousand messages a minute go
this way.
"""

from starlette.types import ASGIApp, Receive, Scope, Send

PATH = "/socket"


class SocketMiddleware:
    """ASGI middleware; the application's state holds the sockets once the house is open."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a connection where it belongs."""
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await scope["app"].state.sockets(scope, receive, send)
        else:
            await self.app(scope, receive, send)
