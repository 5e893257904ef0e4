import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { requireSystem } from './prepare.mjs';
import { publicPort } from './stack.mjs';

test('a port in use is refused with another one to try', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await assert.rejects(publicPort(port), {
    message: new RegExp(`^Port ${port} is in use .*PORT=${port + 10} npm start`),
  });
  server.close();
});

test('a knob that is no port is refused', async () => {
  for (const wrong of ['', 'http', '0', '70000', '80.5']) {
    await assert.rejects(publicPort(wrong), { message: /set it to a whole number from 1 to 65535/ });
  }
});

test('Windows is told to use containers, unless the databases are given', () => {
  assert.throws(() => requireSystem({}, { platform: 'win32' }), { message: /docker compose up/ });
  requireSystem({ MONGO_URL: 'm', REDIS_URL: 'r', RABBITMQ_URL: 'a' }, { platform: 'win32' });
});
