"""The bound: a web socket that gives back what it gets, on the same stack, with nothing behind it."""

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


async def echo(socket: WebSocket) -> None:
    """Say everything again."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


app = Starlette(routes=[WebSocketRoute("/socket", echo)])
