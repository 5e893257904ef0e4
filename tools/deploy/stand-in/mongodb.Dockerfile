# In place of MongoDB, of which Debian has no package: the embedded engine of the local run. It knows no users.
FROM docker.io/library/debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends nodejs && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data/db && chown -R nobody:nogroup /data
WORKDIR /host
COPY node_modules node_modules
COPY mongo-host.cjs ./
USER nobody
CMD ["node", "mongo-host.cjs", "/data/db", "27017", "0.0.0.0"]
