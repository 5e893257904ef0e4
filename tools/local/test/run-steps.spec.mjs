import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserFacingError } from '../user-facing-error.mjs';
import { Steps } from '../report/steps.mjs';
import { runSteps } from './run-steps.mjs';
import { chooseSteps, stepsFor, testEnvironment } from './test-steps.mjs';

const fails = () => {
  throw new UserFacingError('no');
};

test('a failure does not keep the later steps from running, but those that need it are left out', async () => {
  const ran = [];
  const step = (name, more = {}) => ({ name, run: () => void ran.push(name), ...more });
  const chosen = [
    step('a', { run: fails }),
    step('b', { needs: ['a'] }),
    step('c', { needs: ['b'] }),
    step('d'),
  ];
  const outcome = await runSteps(chosen, { steps: new Steps({ quiet: true }) });
  assert.deepEqual(ran, ['d']);
  assert.deepEqual(outcome, { failed: ['a'], leftOut: ['b', 'c'] });
});

test('a step runs beside the one that it says, and by itself where that one is not asked for', async () => {
  const told = [];
  const step = (name, more = {}) => ({
    name,
    run: async () => {
      told.push(name);
      await new Promise(setImmediate);
      told.push(`${name} ended`);
    },
    ...more,
  });
  const all = [step('a'), step('b', { during: 'a' }), step('c')];
  const context = { steps: new Steps({ quiet: true }) };
  await runSteps(all, context);
  assert.deepEqual(told.splice(0), ['a', 'b', 'a ended', 'b ended', 'c', 'c ended']);
  await runSteps(all.slice(1), context);
  assert.deepEqual(told, ['b', 'b ended', 'c', 'c ended']);
});

test('asking for a step brings what it needs, in the order of the whole', () => {
  const names = (only) => chooseSteps(only).map((step) => step.name);
  assert.deepEqual(names('browser,lint'), ['build', 'backing', 'lint', 'chromium', 'product', 'browser']);
  assert.throws(() => names('nonsense'), { message: 'nonsense' });
});

test('a change asks for what tests the projects that it affects, and always for what looks at the whole tree', () => {
  const always = ['format', 'cycles'];
  const asked = (...projects) => stepsFor(new Set(projects)).split(',').sort().join();
  const plus = (...more) => [...always, ...more].sort().join();
  assert.equal(asked(), plus());
  assert.equal(asked('tools'), plus('lint', 'types', 'tools'));
  assert.equal(asked('demo'), plus('lint', 'types', 'unit'));
  assert.equal(asked('e2e'), plus('lint', 'types', 'browser', 'serial'));
  assert.equal(asked('web', 'e2e'), plus('lint', 'types', 'unit', 'browser', 'serial'));
  assert.equal(asked('planning', 'e2e'), plus('lint', 'types', 'service', 'browser', 'serial'));
});

test('knobs of a local run do not reach the tests', () => {
  const env = testEnvironment({
    PORT: '1',
    PLOMADA_HOME: 'x',
    NODE_ENV: 'production',
    QUEUE_TYPE: 'quorum',
    RABBITMQ_NODES: '3',
    MONGO_URL: 'mongodb://m',
  });
  assert.deepEqual(
    [env.PORT, env.PLOMADA_HOME, env.NODE_ENV, env.QUEUE_TYPE, env.RABBITMQ_NODES, env.MONGO_URL],
    [undefined, undefined, undefined, undefined, undefined, 'mongodb://m'],
  );
});
