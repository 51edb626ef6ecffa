#!/usr/bin/env bash
# Creates an account that can open the viewer, and prints its first password,
# which the user replaces at the first sign-in.
# Usage, in the folder of compose.yaml: ./add-reader.sh <user name> <email address>
set -euo pipefail

name=${1:?first argument: the user name}
mail=${2:?second argument: the e-mail address}
password=$(openssl rand -base64 12)

kcadm() { docker compose exec -T keycloak /opt/keycloak/bin/kcadm.sh "$@"; }

# The variable belongs to the container: the administrator password does not leave it.
# shellcheck disable=SC2016
docker compose exec -T keycloak sh -c '/opt/keycloak/bin/kcadm.sh config credentials \
  --server http://localhost:8080/keycloak --realm master \
  --user "$KC_BOOTSTRAP_ADMIN_USERNAME" --password "$KC_BOOTSTRAP_ADMIN_PASSWORD"'

kcadm create users -r ohif -s "username=$name" -s "email=$mail" \
  -s emailVerified=true -s enabled=true
kcadm set-password -r ohif --username "$name" --new-password "$password" --temporary
kcadm add-roles -r ohif --uusername "$name" --rolename viewer

echo "First password of $name: $password"
