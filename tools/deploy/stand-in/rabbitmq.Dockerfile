# In place of rabbitmq:…-management: Debian's package with the same entry point, folders and plugin.
FROM docker.io/library/debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends rabbitmq-server && rm -rf /var/lib/apt/lists/* \
  && printf '[rabbitmq_management].\n' > /etc/rabbitmq/enabled_plugins
COPY rabbitmq-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV RABBITMQ_LOGS=-
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["rabbitmq-server"]
