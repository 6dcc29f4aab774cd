#!/bin/sh
# Install the Debian packages for a purpose, quietly, as root. Anyone else is told what is missing, and it fails.
set -eu

case "${1-}" in
  venv)
    packages=python3-venv
    hint="Python's venv module is missing; install it (Debian: apt-get install $packages)"
    ;;
  node)
    packages="nodejs npm"
    hint=  # the Makefile says which version is needed, as an installed one may be too old
    ;;
  servers)
    packages="postgresql redis-server faketime"
    hint="PostgreSQL, Redis or libfaketime is missing: the tests that need them will be skipped (Debian: apt-get install $packages)"
    ;;
  browser)
    packages=chromium
    hint="Chromium is missing: the tests of the browser's side need it (Debian: apt-get install $packages)"
    ;;
  shell)
    packages="--no-install-recommends chromium-headless-shell fonts-dejavu-core fonts-liberation"
    hint=  # the whole browser will do
    ;;
  container)
    packages=debootstrap
    hint="debootstrap is missing (Debian: apt-get install $packages)"
    ;;
  *)
    echo "usage: install-packages.sh venv|node|servers|browser|shell|container" >&2
    exit 2
    ;;
esac

# shellcheck disable=SC2086  # several packages, and an option
install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q >/dev/null \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -q $packages >/dev/null
}

if ! install; then
  [ -z "$hint" ] || echo "$hint"
  exit 1
fi
