import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newEnvironment } from './new-environment.mjs';

const valuesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map((line) => line.slice(1)));

test('every password and the secret are made, each another, of signs that an address bears', () => {
  const values = valuesOf(newEnvironment());
  const secrets = Object.keys(values).filter((name) => /PASSWORD(?!_FILE)|SECRET/.test(name));
  assert.ok(secrets.includes('TOKEN_SECRET') && secrets.includes('MONGO_PASSWORD_AUTH'));
  for (const name of secrets) assert.match(values[name], /^[a-z0-9]{32,}$/, name);
  assert.equal(new Set(secrets.map((name) => values[name])).size, secrets.length);
});

test('what only its owner knows stays empty, and what is said already stays', () => {
  const { SMTP_URL, PUBLIC_URL, PORT, BOOTSTRAP_ROOT_PASSWORD_FILE } = valuesOf(newEnvironment());
  assert.deepEqual([SMTP_URL, PUBLIC_URL, PORT], ['', '', '8080']);
  assert.match(BOOTSTRAP_ROOT_PASSWORD_FILE, /^\.\//);
});
