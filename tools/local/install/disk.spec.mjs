import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requireSpace } from './disk.mjs';

const GB = 1024 ** 3;

test('enough space is passed over in silence', () => {
  requireSpace('/data', GB, GB);
});

test('too little space is told with what there is, what is needed and what to do', () => {
  assert.throws(() => requireSpace('/data', 1.5 * GB, 0.2 * GB), {
    message: /holds \/data has 0\.2 GB left and Plomada needs 1\.5 GB: free some space, or set PLOMADA_HOME/,
  });
});
