import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ownEnvironment, sharedEnvironment } from './environment.mjs';
import { PROCESSES } from './processes.mjs';
import { testingFolder } from './testing-folder.mjs';

const home = testingFolder();
const urls = { MONGO_URL: 'mongodb://m', REDIS_URL: 'redis://r', RABBITMQ_URL: 'amqp://a' };
const servicePorts = Object.fromEntries(PROCESSES.map((one, index) => [one.name, 21_000 + index]));

test('the token secret outlives a restart and only its owner can read it', () => {
  const [first, second] = [1, 2].map(() => sharedEnvironment({ home, given: {}, urls }).TOKEN_SECRET);
  assert.equal(first, second);
  assert.equal(Buffer.from(first, 'base64url').length, 32);
  assert.equal(statSync(join(home, 'token-secret')).mode & 0o777, 0o600);
});

test('a local run is local, whatever the caller has set', () => {
  const env = sharedEnvironment({ home, given: { NODE_ENV: 'development', PLOMADA_MODE: 'deployed' }, urls });
  assert.deepEqual([env.NODE_ENV, env.PLOMADA_MODE, env.SERVICE_HOST], ['production', 'local', '127.0.0.1']);
});

test('the gateway knows where every other process answers, and not itself', () => {
  const gateway = PROCESSES.find((one) => one.public);
  const { SERVICE_URLS, IMPORTS_URL, PORT } = ownEnvironment(gateway, { port: 8080, servicePorts });
  const named = SERVICE_URLS.split(',').map((entry) => entry.split('=')[0]);
  assert.deepEqual(
    named,
    PROCESSES.map((one) => one.name).filter((name) => name !== 'gateway'),
  );
  assert.equal(IMPORTS_URL, `http://127.0.0.1:${servicePorts.imports}`);
  assert.equal(PORT, '8080');
});

test('auth knows where identity providers send people back to', () => {
  const auth = PROCESSES.find(({ name }) => name === 'auth');
  const { PUBLIC_URL } = ownEnvironment(auth, { port: 8081, servicePorts });
  assert.equal(PUBLIC_URL, 'http://localhost:8081');
});

test('processes that nobody outside is sent to are told their own port only', () => {
  const planning = PROCESSES.find(({ name }) => name === 'planning');
  const SERVICE_PORT = String(servicePorts.planning);
  assert.deepEqual(ownEnvironment(planning, { port: 8080, servicePorts }), { SERVICE_PORT });
});
