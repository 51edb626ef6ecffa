#!/usr/bin/env bash
# Sends requests without a session for everything that must be closed.
# Usage: ./check.sh https://viewer.example.org
set -euo pipefail

origin=${1:?first argument: the origin, such as https://viewer.example.org}
failed=0

expect() {
  local path=$1 wanted=$2 got
  got=$(curl -s -o /dev/null -w '%{http_code}' "$origin$path")
  if [[ $got == "$wanted" ]]; then
    echo "ok: $path: $got"
  else
    echo "wrong: $path: $got, expected $wanted"
    failed=1
  fi
}

expect / 302
expect /app-config.js 302
expect /dicom-web/studies 401
expect '/wado?requestType=WADO' 401
expect /dicom-web/servers 401
exit "$failed"
