import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { failedTable, failedTests } from './failed-tests.mjs';

const ROOT = join('/', 'somewhere');
const spec = (name, more) => ({
  name: join(ROOT, 'apps', 'web', name),
  status: 'passed',
  message: '',
  assertionResults: [],
  ...more,
});
const ran = (fullName, ...failureMessages) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

test('a failed test is named with its file and the first words of what it said, without colours', () => {
  const said = `\u001b[31mError: no row\u001b[39m\n    at somewhere ${'x'.repeat(400)}`;
  const results = [
    spec('a.spec.ts', { status: 'failed', assertionResults: [ran('works'), ran('shows a row', said)] }),
    spec('b.spec.ts', { assertionResults: [ran('works')] }),
  ];
  const [failed, ...others] = failedTests({ testResults: results }, ROOT);
  assert.deepEqual(others, []);
  assert.equal(failed.what, 'apps/web/a.spec.ts: shows a row');
  assert.ok(failed.why.startsWith('Error: no row at somewhere'));
  assert.equal(failed.why.length, 300);
});

test('a spec file that could not run is named itself', () => {
  const broken = spec('c.spec.ts', { status: 'failed', message: 'Cannot find module' });
  const failed = failedTests({ testResults: [broken] }, ROOT);
  assert.deepEqual(failed, [{ what: 'apps/web/c.spec.ts', why: 'Cannot find module' }]);
});

test('nothing is told of a step in which all passed, and no more than twenty of one in which much failed', () => {
  assert.deepEqual(failedTable('unit tests', []), []);
  const many = Array.from({ length: 23 }, (_, at) => ({ what: `test ${at}`, why: 'no' }));
  const lines = failedTable('unit tests', many);
  assert.equal(lines.filter((line) => line.startsWith('  ✗')).length, 20);
  assert.ok(lines.includes('  … and 3 more'));
});
