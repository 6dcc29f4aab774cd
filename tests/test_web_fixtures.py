"""Files that the browser's tests read are those that the engine writes today."""

from tools import web_memory


def test_the_logs_memory_is_the_servers() -> None:
    assert web_memory.TARGET.read_text(encoding="utf-8") == web_memory.text()
