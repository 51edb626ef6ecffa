#!/usr/bin/env bash
# Creates a certificate for a test on this machine, not for patient data:
# browsers show a warning for it.
# Usage: ./make-certificate.sh <host name>
set -euo pipefail

host=${1:-localhost}
umask 077
openssl req -x509 -newkey rsa:3072 -sha256 -days 90 -nodes \
  -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
  -keyout ssl-private-key.key -out ssl-certificate.crt
chmod 644 ssl-certificate.crt

openssl x509 -in ssl-certificate.crt -noout -subject -enddate
echo 'On Linux, give the key to the user of the image:'
echo '  sudo chown 101 ssl-private-key.key && sudo chmod 400 ssl-private-key.key'
