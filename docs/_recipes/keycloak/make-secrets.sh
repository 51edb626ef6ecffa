#!/usr/bin/env bash
# Writes .env with new secrets. It never replaces a secret:
# the database and the realm keep the first values.
set -euo pipefail

if [[ -e .env ]]; then
  echo '.env exists already; it stays as it is.' >&2
  exit 1
fi

umask 077
secret() { openssl rand -hex 32; }

cat > .env <<END
OIDC_CLIENT_SECRET=$(secret)
COOKIE_SECRET=$(openssl rand -base64 32 | tr -- '+/' '-_')
KEYCLOAK_DB_PASSWORD=$(secret)
KEYCLOAK_ADMIN_PASSWORD=$(secret)
END
echo 'Wrote .env. Keep it out of version control.'
