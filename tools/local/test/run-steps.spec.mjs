import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserFacingError } from '../user-facing-error.mjs';
import { Steps } from '../report/steps.mjs';
import { runSteps } from './run-steps.mjs';
import { chooseSteps, testEnvironment } from './test-steps.mjs';

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

test('asking for a step brings what it needs, in the order of the whole', () => {
  const names = (only) => chooseSteps(only).map((step) => step.name);
  assert.deepEqual(names('browser,lint'), ['lint', 'build', 'backing', 'chromium', 'browser']);
  assert.throws(() => names('nonsense'), { message: 'nonsense' });
});

test('knobs of a local run do not reach the tests', () => {
  const env = testEnvironment({
    PORT: '1',
    PLOMADA_HOME: 'x',
    NODE_ENV: 'production',
    MONGO_URL: 'mongodb://m',
  });
  assert.deepEqual(
    [env.PORT, env.PLOMADA_HOME, env.NODE_ENV, env.MONGO_URL],
    [undefined, undefined, undefined, 'mongodb://m'],
  );
});
