#!/bin/sh
# Writes the broker's users and their rights down, and starts it as its image does.
set -eu

definitions=/plomada/users/definitions.json
# Nobody but the broker's user can read what is in it.
umask 077
sh /plomada/definitions.sh > "$definitions"
chown rabbitmq "$definitions"

exec docker-entrypoint.sh rabbitmq-server
