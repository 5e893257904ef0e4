import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, UserFacingError } from './user-facing-error.mjs';

test('a mendable failure shows its sentence and no stack', () => {
  assert.equal(explain(new UserFacingError('Port 8080 is in use.')), 'Port 8080 is in use.');
});

test('a full disk is told in one line with the file that could not be written', () => {
  const error = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/data/x' });
  assert.match(explain(error), /^The disk is full: free at least 2 GB .*\(\/data\/x\)$/);
});

test('an unexpected error keeps its stack, which a maintainer needs', () => {
  assert.match(explain(new TypeError('boom')), /TypeError: boom\n\s+at /);
});
