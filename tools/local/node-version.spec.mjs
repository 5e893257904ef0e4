import assert from 'node:assert/strict';
import { test } from 'node:test';
import { satisfies } from './node-version.mjs';

test('a Node of the required minor version or any newer one is enough', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.9.1'])
    assert.ok(satisfies(version, '>=20.19'), version);
});

test('an older minor or major version is not', () => {
  for (const version of ['20.18.3', '18.20.4', '8.17.0']) assert.ok(!satisfies(version, '>=20.19'), version);
});
