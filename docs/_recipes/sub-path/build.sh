#!/usr/bin/env bash
# Builds the viewer for /viewer/ and copies it to where nginx.conf looks for it.
# Usage: ./build.sh <folder of the platform's repository>
# <folder to serve, for example /srv/ohif/viewer>
set -euo pipefail

repository=${1:?first argument: the folder of the platform\'s repository}
target=${2:?second argument: the folder to serve, such as /srv/ohif/viewer}
here=$(cd "$(dirname "$0")" && pwd)

cp "$here/app-config.js" "$repository/platform/app/public/config/sub-path.js"
cd "$repository"
yarn install --frozen-lockfile
PUBLIC_URL=/viewer/ APP_CONFIG=config/sub-path.js yarn run build

mkdir -p "$target"
cp -R platform/app/dist/. "$target/"

# The page must refer to its files below /viewer/.
if grep -q 'src="/viewer/app-config.js"' "$target/index.html"; then
  echo "ok: $target/index.html asks for /viewer/app-config.js"
else
  echo "wrong: $target/index.html was not built with PUBLIC_URL=/viewer/" >&2
  exit 1
fi
