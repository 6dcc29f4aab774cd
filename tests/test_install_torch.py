"""torch is installed for the tests only where that does not fetch CUDA."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from tools.install_torch import is_small, main

SMALL = {"requires_dist": ["filelock", "sympy>=1.13", 'optree>=0.13; extra == "optree"']}
LARGE = {"requires_dist": ["filelock", "nvidia-cublas==13.1; sys_platform != 'another'"]}


class Pip:
    """Answers as pip would: with a report of what it would install, then with success."""

    def __init__(self, metadata: dict[str, Any], code: int = 0) -> None:
        self.answer = SimpleNamespace(returncode=code, stdout=json.dumps({"install": [{"metadata": metadata}]}))
        self.calls: list[list[str]] = []

    def __call__(self, command: list[str], **options: Any) -> Any:
        self.calls.append(command)
        return self.answer if "--dry-run" in command else SimpleNamespace(returncode=0)


def test_a_build_without_cuda_is_small() -> None:
    assert is_small(SMALL)
    assert is_small({})
    assert not is_small(LARGE)
    assert is_small({"requires_dist": ["triton==3.7; sys_platform == 'another'"]})


def test_a_small_build_is_installed() -> None:
    pip = Pip(SMALL)
    assert main(pip) == 0
    assert [call[-2] for call in pip.calls] == ["-", "-r"]


@pytest.mark.parametrize("pip", [Pip(LARGE), Pip(SMALL, code=1)], ids=["large", "not found"])
def test_a_large_or_missing_build_is_left_alone_and_says_so(pip: Pip, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(pip) == 0
    assert len(pip.calls) == 1
    assert "pip install torch==" in capsys.readouterr().out
