import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingPackages } from './system-packages.mjs';

test('missing packages are named in one sentence with the way to get them and the way around', () => {
  const { message } = missingPackages(['redis-server', 'rabbitmq-server']);
  assert.match(
    message,
    /^Missing on this machine: redis-server, rabbitmq-server\. Install with ".*" and run/,
  );
  assert.match(message, /docker compose up --build/);
  assert.doesNotMatch(message, /\n/);
});
