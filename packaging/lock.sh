#!/usr/bin/env bash
# Resolves pyproject.toml into packaging/lock/*.txt, with the hashes of every file. Versions stay as they are unless called with --upgrade.
set -euo pipefail
cd "$(dirname "$0")/.."

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
"${PYTHON:-python3}" -m venv "$room"
"$room/bin/python" -m pip install --quiet --disable-pip-version-check uv==0.13.7

lock() {
    local file=packaging/lock/$1.txt
    shift
    "$room/bin/uv" pip compile pyproject.toml --quiet --universal --python-version 3.11 \
        --fork-strategy fewest --generate-hashes --no-annotate --no-header --output-file "$file" "$@"
    { echo '# Exact versions and hashes, resolved from pyproject.toml; regenerate with: make lock'; cat "$file"; } >"$room/locked"
    cp "$room/locked" "$file"
}

lock run "$@"
lock dev --extra dev --constraint packaging/lock/run.txt "$@"
lock bench --extra bench --constraint packaging/lock/dev.txt "$@"
