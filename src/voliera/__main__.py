"""`python -m voliera` is the command `voliera`."""

from voliera.cli import app

if __name__ == "__main__":
    app(prog_name="voliera")
