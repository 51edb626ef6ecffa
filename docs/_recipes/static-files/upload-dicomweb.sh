#!/usr/bin/env bash
# Uploads what mkdicomweb wrote to a bucket, under the names that the viewer requests,
# with the headers that it needs.
# Usage: ./upload-dicomweb.sh <folder> <bucket> [options for aws,
# such as --endpoint-url https://storage.example.org]
set -euo pipefail

folder=${1:?first argument: the folder that mkdicomweb wrote}
bucket=${2:?second argument: the name of the bucket}
aws=(aws "${@:3}" s3 cp --only-show-errors)
target="s3://$bucket/dicomweb"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir "$stage/plain" "$stage/gzip"

# Pixels and bulk data are many files, so they go up together:
# one folder for each set of headers.
stage_file() {
  mkdir -p "$stage/$1/$(dirname "$3")"
  ln -s "$folder/$2" "$stage/$1/$3"
}

# A list and its folder have the same name, which a bucket allows and a disk does not:
# one command for each list.
put() {
  "${aws[@]}" "$folder/$1" "$target/$2" --content-type "$3" "${@:4}"
}

folder=$(cd "$folder" && pwd)
while IFS= read -r file; do
  name=${file%.gz}
  name=${name%.mht}
  case $file in
    studies/index.json.gz) ;; # last, see below
    */index.json.gz)
      put "$file" "${file%/index.json.gz}" application/dicom+json --content-encoding gzip
      ;;
    */metadata.gz)
      put "$file" "$name" application/dicom+json --content-encoding gzip
      ;;
    */index.mht.gz)
      put "$file" "${file%/index.mht.gz}" multipart/related --content-encoding gzip
      ;;
    */rendered/index.mp4) put "$file" "${file%/index.mp4}" video/mp4 ;;
    */frames/*.gz | */bulkdata/*.gz) stage_file gzip "$file" "$name" ;;
    */frames/* | */bulkdata/*) stage_file plain "$file" "$name" ;;
  esac
done < <(cd "$folder" && find studies -type f)

"${aws[@]}" --recursive "$stage/plain" "$target" --content-type multipart/related
"${aws[@]}" --recursive "$stage/gzip" "$target" \
  --content-type multipart/related --content-encoding gzip

# The list of studies comes last, so that it never shows a study whose files are
# missing. It must not be cached.
put studies/index.json.gz studies application/dicom+json \
  --content-encoding gzip --cache-control no-cache
echo "Uploaded to $target."
