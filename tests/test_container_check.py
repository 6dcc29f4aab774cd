"""The container file is read as a builder reads it; the whole of `make container-check` takes minutes."""

from pathlib import Path

import pytest

from tools import container_check
from tools.containerfile import NotUnderstood, read, settings

ROOT = Path(__file__).parents[1]


def test_the_container_file_is_understood() -> None:
    stages = read((ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8"))
    assert [stage.name for stage in stages] == ["build", "1"]
    build, last = stages
    assert all(stage.image.startswith(container_check.IMAGE) for stage in stages)
    assert build.steps[1].words() == [".", "."]
    (both,) = [step for step in build.steps if "venv /opt" in step.value]
    assert both.value.count("&&") == 2
    told = {step.word: step for step in last.steps}
    assert told["COPY"].options == {"from": "build"}
    assert told["HEALTHCHECK"].value.startswith("CMD [")
    assert told["HEALTHCHECK"].options["timeout"] == "5s"
    assert told["ENTRYPOINT"].words()[:2] == ["voliera", "serve"]
    assert f":{told['EXPOSE'].value}/healthz" in told["HEALTHCHECK"].value
    assert settings(told["ENV"], {"PATH": "/bin"}) == {"PATH": "/opt/voliera/bin:/bin", "VOLIERA_DATA": "/data"}


@pytest.mark.parametrize("text", ["RUN true", "FROM a\nADD b c", "FROM a\nONBUILD RUN true"])
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


def test_only_images_that_can_be_made_are_taken() -> None:
    with pytest.raises(SystemExit, match=r"only docker\.io/library/debian:"):
        container_check.base_of("docker.io/library/python:3.13-slim")


def test_nothing_that_git_ignores_goes_into_a_container() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {one.strip("/").removeprefix("**/") for one in ignored} <= {one.removeprefix("**/") for one in left_out}
