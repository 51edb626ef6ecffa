#!/usr/bin/env bash
# Checks that the served viewer returns the responses that a sub-path needs.
# Usage: ./check.sh https://your-host
set -euo pipefail

origin=${1:?first argument: the origin, such as https://your-host}
failed=0

expect() {
  local what=$1 wanted=$2 got=$3
  if [[ $got == "$wanted" ]]; then
    echo "ok: $what: $got"
  else
    echo "wrong: $what: $got, expected $wanted"
    failed=1
  fi
}

status() { curl -s -o /dev/null -w '%{http_code}' "$origin$1"; }
header() { curl -s -o /dev/null -D - "$origin$1" | tr -d '\r' | grep -i "^$2:" | head -n 1 | cut -d ' ' -f 2- || true; }

expect 'the page' 200 "$(status /viewer/)"
expect 'a route of the application' 200 "$(status '/viewer/viewer?StudyInstanceUIDs=1.2.3')"
expect 'a route is the page' text/html "$(header /viewer/viewer content-type | cut -d ';' -f 1)"
expect 'a missing bundle' 404 "$(status /viewer/missing.bundle.js)"
expect 'the configuration' 200 "$(status /viewer/app-config.js)"
expect 'caching of the configuration' no-store "$(header /viewer/app-config.js cache-control)"
expect 'caching of the page' no-cache "$(header /viewer/ cache-control)"
exit "$failed"
