#!/bin/sh
# As the image of PostgreSQL does it: a cluster with the account and the database that the environment names.
set -eu
data=/var/lib/postgresql/data
bin=$(echo /usr/lib/postgresql/*/bin)
as_postgres() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
  install -d -o postgres -m 700 "$data"
  chown postgres "$data"
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  chmod 644 /tmp/password
  as_postgres "$bin/initdb" -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password -A scram-sha-256 -E UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  echo "create database $POSTGRES_DB" | as_postgres "$bin/postgres" --single -D "$data" postgres
fi
install -d -o postgres /var/run/postgresql
exec setpriv --reuid postgres --regid postgres --clear-groups "$bin/postgres" -D "$data" -c listen_addresses='*'
