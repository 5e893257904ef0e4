import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, NONE, ofJest, ofTap, sentence } from './test-counts.mjs';

const JEST = {
  numPassedTests: 10,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 3,
};

test('a Jest suite that could not run counts as a failure', () => {
  assert.deepEqual(ofJest(JEST), { passed: 10, failed: 5, skipped: 2 });
});

test("Node's own runner is counted from its summary", () => {
  const tap = 'ok 1 - a\n# tests 9\n# pass 5\n# fail 1\n# cancelled 2\n# skipped 1\n# todo 0\n';
  assert.deepEqual(ofTap(tap), { passed: 5, failed: 3, skipped: 1 });
});

test('sums are told in one sentence, skipped ones only when there are any', () => {
  assert.equal(
    sentence(add({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 })),
    '3 passed, 1 failed',
  );
  assert.equal(sentence(add(NONE, { passed: 1, failed: 0, skipped: 4 })), '1 passed, 0 failed, 4 skipped');
});
