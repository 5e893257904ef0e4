import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROCESSES } from '../../local/processes.mjs';
import { backwards, ORDER, upgradeOrder } from './processes.mjs';

test('an upgrade replaces every process, workers before who gives them work, the gateway last', () => {
  assert.deepEqual(ORDER.toSorted(), PROCESSES.map(({ name }) => name).toSorted());
  assert.ok(ORDER.indexOf('imports-worker') < ORDER.indexOf('imports'));
  assert.ok(ORDER.indexOf('reports-worker') < ORDER.indexOf('reports'));
  assert.equal(ORDER.at(-1), 'gateway');
  assert.deepEqual(upgradeOrder('none'), ORDER);
});

test('some may go first', () => {
  assert.deepEqual(upgradeOrder('gateway'), ['gateway', ...ORDER.slice(0, -1)]);
});

test('what goes back goes in the opposite order', () => {
  assert.deepEqual(backwards('planning,gateway'), ['gateway', 'planning']);
  assert.deepEqual(backwards('all'), ORDER.toReversed());
  assert.deepEqual(backwards('none'), []);
});

test('a name that is of no process is refused with those that there are', () => {
  assert.throws(() => backwards('planing'), { message: /There is no process "planing": .*planning/ });
});
