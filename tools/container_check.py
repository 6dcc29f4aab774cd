"""Run the steps of deploy/Containerfile in a clean root, and use what comes of it: `make container-check`.

No builder of containers is needed: the base image is what debootstrap makes, as Debian's own images are, and each RUN
is a chroot with its own mounts. Then the server is started as the container would start it, asked for its health and
its page, and stopped. It needs root on Debian and takes some minutes; `build/container` is removed afterwards.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from urllib.request import urlopen

from tools.containerfile import Stage, Step, read, settings
from tools.wheel_test import told

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "container"
FILE = ROOT / "deploy" / "Containerfile"
IMAGE = "docker.io/library/debian:"
"""The images that debootstrap can stand for."""
MIRROR = "DEBIAN_MIRROR"
"""The variable that names another source of packages than debootstrap's own."""
CARRIED = ("/etc/resolv.conf", "/etc/hosts")
"""Files of this machine that a builder would give to a container, too."""
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
"""Certificates that this machine trusts; in the root they lie elsewhere, where no package replaces them."""
TRUSTED = "/etc/registries.crt"
PASSED = ("PIP_", "NPM_CONFIG_", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "http_proxy", "https_proxy", "no_proxy")
"""Beginnings of the names of variables that say how registries are reached."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
HEALTHY_S = 300.0
"""Seconds until the server must be healthy."""
STOP_S = 60.0
INSIDE = 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && exec chroot --userspec="$2" "$1" sh -c "$3"'


class Container:
    """A stage while its steps are done: a root folder, and what is set in it."""

    def __init__(self, stage: Stage, base: Path, others: dict[str, Container]) -> None:
        self.root = FOLDER / f"stage-{stage.name}"
        self.others = others
        self.folder, self.user, self.home = "/", "0:0", "/root"
        self.environment = {"PATH": PATH}
        self.said: dict[str, Step] = {}
        subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(self.root)], check=True)

    def do(self, step: Step) -> None:
        """Do one step."""
        if step.word == "RUN":
            subprocess.run(self.command(step.value), check=True, stdout=subprocess.DEVNULL, env=self.variables())
        elif step.word == "COPY":
            self.copy(step)
        elif step.word == "WORKDIR":
            self.folder = step.value
            self.inside(step.value).mkdir(parents=True, exist_ok=True)
        elif step.word == "ENV":
            self.environment |= settings(step, self.environment)
        elif step.word == "USER":
            self.user, self.home = self.known(step.value)
        else:
            self.said[step.word] = step

    def inside(self, path: str) -> Path:
        """Return where a path of the container lies on this machine."""
        return self.root / os.path.join(self.folder, path).lstrip("/")

    def command(self, line: str) -> list[str]:
        """Return the command that runs a shell's line in the container, with mounts that end with it."""
        return [
            "unshare",
            "--mount",
            "sh",
            "-c",
            INSIDE,
            "sh",
            str(self.root),
            self.user,
            f"cd {self.folder} && {line}",
        ]

    def variables(self) -> dict[str, str]:
        """Return the variables that programs of the container see."""
        return {**registries(), **self.environment, "HOME": self.home, "DEBIAN_FRONTEND": "noninteractive"}

    def known(self, user: str) -> tuple[str, str]:
        """Return a user's numbers and home."""
        for line in self.inside("/etc/passwd").read_text().splitlines():
            name, _, number, group, _, home, _ = line.split(":")
            if name == user:
                return f"{number}:{group}", home
        raise SystemExit(f"USER {user}: there is no such user")

    def copy(self, step: Step) -> None:
        """Copy the checkout, or a folder of an earlier stage."""
        source, target = step.words()
        if "from" in step.options:
            given = self.others[step.options["from"]].inside(source)
            self.inside(target).parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "-a", str(given), str(self.inside(target))], check=True)
            return
        if source != ".":
            raise SystemExit(f"COPY {source}: only the whole checkout is copied")
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            check=True,
            capture_output=True,
        ).stdout.decode()
        for name in listed.split("\0"):
            if name and (ROOT / name).is_file():
                to = self.inside(target) / name
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, to)


def base_of(image: str) -> Path:
    """Make the root of Debian that an image stands for, with what this machine knows of registries."""
    if not image.startswith(IMAGE):
        raise SystemExit(f"FROM {image}: only {IMAGE}… can be made here")
    release = image.removeprefix(IMAGE).removesuffix("-slim")
    root = FOLDER / release
    if not root.is_dir():
        mirror = [os.environ[MIRROR]] if MIRROR in os.environ else []
        command = ["debootstrap", "--variant=minbase", release, str(root), *mirror]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        for path, to in [*zip(CARRIED, CARRIED, strict=True), (CERTIFICATES, TRUSTED)]:
            if Path(path).is_file():
                shutil.copy(path, root / to[1:])
    return root


@cache
def registries() -> dict[str, str]:
    """Return the variables by which pip and npm find their registries."""
    passed = {name: value for name, value in os.environ.items() if name.startswith(PASSED)}
    passed = {name: TRUSTED if value == CERTIFICATES else value for name, value in passed.items()}
    if npm := shutil.which("npm"):
        said = subprocess.run([npm, "config", "get", "registry"], capture_output=True, text=True, check=False)
        passed.setdefault("NPM_CONFIG_REGISTRY", said.stdout.strip())
    return passed


def build(stages: list[Stage]) -> Container:
    """Do all steps of all stages; return the last one."""
    made: dict[str, Container] = {}
    for stage in stages:
        with told(f"FROM {stage.image}"):
            container = Container(stage, base_of(stage.image), made)
        made[stage.name] = container
        for step in stage.steps:
            with told(f"{step.word} {step.value[:90]}"):
                container.do(step)
    return container


def use(container: Container) -> None:
    """Start the server, wait until it is healthy, ask for the page, and stop it."""
    said = container.said
    port = said["EXPOSE"].value
    healthy = Step("CMD", said["HEALTHCHECK"].value.removeprefix("CMD").strip())
    line = "exec " + shlex.join(said["ENTRYPOINT"].words())
    with subprocess.Popen(container.command(line), env=container.variables()) as server:
        try:
            wait_until_healthy(server, container, shlex.join(healthy.words()))
            with urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                if b"<html" not in page.read():
                    raise SystemExit("the server has no page")
            if not any(container.inside(said["VOLUME"].value).iterdir()):
                raise SystemExit(f"nothing was written to {said['VOLUME'].value}")
        finally:
            server.send_signal(signal.Signals[said["STOPSIGNAL"].value])
            server.wait(STOP_S)
    if server.returncode:
        raise SystemExit(f"the server ended with {server.returncode}")


def wait_until_healthy(server: subprocess.Popen[bytes], container: Container, check: str) -> None:
    """Ask for the container's health until it is good."""
    end = time.monotonic() + HEALTHY_S
    while server.poll() is None and time.monotonic() < end:
        asked = subprocess.run(container.command(check), env=container.variables(), capture_output=True, check=False)
        if asked.returncode == 0:
            return
        time.sleep(1)
    raise SystemExit("the server did not become healthy")


def main() -> int:
    """Check the container file."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("this needs root, and debootstrap (Debian: apt-get install debootstrap)", file=sys.stderr)
        return 1
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    container = build(read(FILE.read_text(encoding="utf-8")))
    with told("start, ask, stop"):
        use(container)
    shutil.rmtree(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
