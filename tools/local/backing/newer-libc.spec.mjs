import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTooOld } from './newer-libc.mjs';

test('the engine runs on a C library from 2.38 on and needs a newer one before', () => {
  assert.deepEqual(['2.31', '2.36', '2.37', '2.38', '2.41', '3.0'].map(isTooOld), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
