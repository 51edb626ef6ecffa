#!/usr/bin/env bash
# Uploads a build to a private bucket behind a distribution. Usage:
# ./upload-s3.sh <dist folder> <bucket> <distribution id>
set -euo pipefail

dist=${1:?first argument: the dist folder}
bucket=${2:?second argument: the name of the bucket}
distribution=${3:?third argument: the id of the CloudFront distribution}

# Everything first, to be revalidated before use. Old bundles stay:
# open pages still request them.
aws s3 sync "$dist" "s3://$bucket" --cache-control 'no-cache' \
  --exclude 'index.html' --exclude 'app-config.js'

# Names with a hash can be cached for a year.
find "$dist" -maxdepth 1 -type f |
  { grep -E '[./][0-9a-f]{16,}\.(js|css|map|wasm|woff2?)$' || true; } |
  while IFS= read -r file; do
    aws s3 cp "$file" "s3://$bucket/$(basename "$file")" \
      --cache-control 'public, max-age=31536000, immutable'
  done

# The configuration and the page last, so that no page refers to bundles
# that are not uploaded yet.
aws s3 cp "$dist/app-config.js" "s3://$bucket/app-config.js" --cache-control 'no-store'
aws s3 cp "$dist/index.html" "s3://$bucket/index.html" --cache-control 'no-cache'

aws cloudfront create-invalidation --distribution-id "$distribution" \
  --paths '/index.html' '/app-config.js'
