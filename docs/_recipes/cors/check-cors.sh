#!/usr/bin/env bash
# Sends the requests that a browser would send to an archive. Usage:
# ./check-cors.sh https://archive.example.org/dicom-web https://viewer.example.org
set -euo pipefail

root=${1:?first argument: the DICOMweb root}
origin=${2:?second argument: the origin of the viewer}
failed=0

allowed() {
  curl -s -o /dev/null -D - -H "Origin: $1" "${@:2}" "$root/studies?limit=1" |
    tr -d '\r' | grep -i '^access-control-allow-origin:' | cut -d ' ' -f 2- || true
}

expect() {
  local what=$1 wanted=$2 got=$3
  if [[ $got == "$wanted" ]]; then
    echo "ok: $what: ${got:-none}"
  else
    echo "wrong: $what: ${got:-none}, expected ${wanted:-none}"
    failed=1
  fi
}

expect "request from the viewer's origin" "$origin" "$(allowed "$origin")"
expect 'preflight request' "$origin" "$(allowed "$origin" -X OPTIONS \
  -H 'Access-Control-Request-Method: GET' \
  -H 'Access-Control-Request-Headers: authorization')"
expect 'request from another origin' '' "$(allowed https://other.example)"
exit "$failed"
