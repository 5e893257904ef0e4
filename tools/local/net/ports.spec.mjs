import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { testingFolder } from '../testing-folder.mjs';
import { choosePorts, isTaken } from './ports.mjs';

const home = testingFolder();

async function occupied(port = 0) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('every name gets a port of its own below the range of outgoing connections', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `service-${index}`);
  const ports = Object.values(await choosePorts(home, names));
  assert.equal(new Set(ports).size, names.length);
  assert.ok(ports.every((port) => port >= 21_000 && port < 32_000));
});

test('a second start gets the ports of the first', async () => {
  assert.deepEqual(
    await choosePorts(home, ['redis', 'mongodb']),
    await choosePorts(home, ['redis', 'mongodb']),
  );
});

test('a kept port that somebody else has taken is replaced, the others stay', async () => {
  const before = await choosePorts(home, ['redis', 'mongodb']);
  const other = await occupied(before.redis);
  const now = await choosePorts(home, ['redis', 'mongodb']);
  other.close();
  assert.notEqual(now.redis, before.redis);
  assert.equal(now.mongodb, before.mongodb);
});

test('a damaged ports file is written again', async () => {
  writeFileSync(join(home, 'ports.json'), '{"redis": 2');
  const { redis } = await choosePorts(home, ['redis']);
  assert.deepEqual(JSON.parse(readFileSync(join(home, 'ports.json'), 'utf8')), { redis });
});

test('a listening port is taken, and free again after its end', async () => {
  const server = await occupied();
  const { port } = server.address();
  assert.equal(await isTaken(port), true);
  server.close();
  await once(server, 'close');
  assert.equal(await isTaken(port), false);
});
