#!/bin/sh
# Prints the broker's users, with the passwords that are said now, and their rights.
#
# A process may make and read queues of its own name only, and tell events of its own service only. Whom it asks is not
# limited: questions, and their answers, go by the default exchange, whose queues RabbitMQ does not tell apart.
set -eu

prefix=${PLOMADA_PREFIX:-plomada}
users='' permissions='' topics=''

# A process: its name, its password, the service whose events it tells, and what else it may read.
process() {
  mine="$prefix\\\\.(events|processes|dead|$1(\\\\..+)?)|amq\\\\.gen-.+"
  users="$users, { \"name\": \"$1\", \"password\": \"$2\", \"tags\": \"\" }"
  permissions="$permissions, { \"user\": \"$1\", \"vhost\": \"/\", \"configure\": \"^($mine)\$\",
    \"write\": \"^(amq\\\\.default|$mine)\$\", \"read\": \"^($mine${4:+|$4})\$\" }"
  topics="$topics, { \"user\": \"$1\", \"vhost\": \"/\", \"exchange\": \"$prefix.events\",
    \"write\": \"^$3\\\\.\", \"read\": \".*\" }"
}

process auth "$RABBITMQ_PASSWORD_AUTH" auth
process projects "$RABBITMQ_PASSWORD_PROJECTS" projects
process planning "$RABBITMQ_PASSWORD_PLANNING" planning
process imports "$RABBITMQ_PASSWORD_IMPORTS" imports
process imports-worker "$RABBITMQ_PASSWORD_IMPORTS_WORKER" imports
process reports "$RABBITMQ_PASSWORD_REPORTS" reports
process reports-worker "$RABBITMQ_PASSWORD_REPORTS_WORKER" reports
process notifications "$RABBITMQ_PASSWORD_NOTIFICATIONS" notifications
# It tells no events; operators read dead letters by it.
process gateway "$RABBITMQ_PASSWORD_GATEWAY" gateway "$prefix\\\\.[a-z-]+\\\\.dead"

# Who scales processes by how many messages wait in their queues, where somebody does: asking that takes no right at all.
if [ -n "${RABBITMQ_PASSWORD_KEDA:-}" ]; then
  users="$users, { \"name\": \"keda\", \"password\": \"$RABBITMQ_PASSWORD_KEDA\", \"tags\": \"\" }"
  permissions="$permissions, { \"user\": \"keda\", \"vhost\": \"/\", \"configure\": \"^\$\", \"write\": \"^\$\", \"read\": \"^\$\" }"
fi

cat <<EOD
{
  "vhosts": [{ "name": "/" }],
  "users": [{ "name": "plomada", "password": "$RABBITMQ_PASSWORD", "tags": "administrator" }$users],
  "permissions": [{ "user": "plomada", "vhost": "/", "configure": ".*", "write": ".*", "read": ".*" }$permissions],
  "topic_permissions": [${topics#, }]
}
EOD
