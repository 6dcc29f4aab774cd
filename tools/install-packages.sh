#!/bin/sh
# Install Debian packages, quietly, as root. Anyone else is left to do it: the caller says what is missing.
set -eu
if [ "$#" = 0 ]; then
  echo "usage: install-packages.sh PACKAGE…" >&2
  exit 2
fi
[ "$(id -u)" = 0 ] || exit 1
command -v apt-get >/dev/null || exit 1
apt-get update -q >/dev/null
DEBIAN_FRONTEND=noninteractive apt-get install -y -q "$@" >/dev/null
