#!/bin/sh
# As in the image of the registry: the broker runs as its own user, whatever else is asked for runs as it is.
set -eu
if [ "$1" = rabbitmq-server ] && [ "$(id -u)" = 0 ]; then
  chown -R rabbitmq:rabbitmq /var/lib/rabbitmq
  export HOME=/var/lib/rabbitmq RUNNING_UNDER_SYSTEMD=true
  # Debian's own rabbitmq-server changes the user in a way that wants a terminal.
  exec setpriv --reuid rabbitmq --regid rabbitmq --init-groups /usr/lib/rabbitmq/bin/rabbitmq-server
fi
exec "$@"
