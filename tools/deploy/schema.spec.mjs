import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalsOf } from './schema.mjs';

const budget = (spec) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'gateway' },
  spec,
});
const selector = { matchLabels: { 'app.kubernetes.io/name': 'gateway' } };

test('an object that the schema knows is not refused', async () => {
  assert.deepEqual(await refusalsOf(budget({ maxUnavailable: 1, selector })), []);
});

test('values of the wrong kind, misspelt fields and kinds that do not exist are refused', async () => {
  assert.match((await refusalsOf(budget({ maxUnavailable: true, selector })))[0], /maxUnavailable must be/);
  assert.deepEqual(await refusalsOf(budget({ maxUnavailble: 1, selector })), [
    '/spec/maxUnavailble is unknown to the schema',
  ]);
  assert.deepEqual(await refusalsOf({ ...budget({}), kind: 'Budget' }), ['no schema of policy/v1 Budget']);
});
