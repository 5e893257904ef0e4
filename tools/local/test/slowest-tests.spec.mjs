import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { slowestTests, slowestTable } from './slowest-tests.mjs';

const ROOT = join('/', 'somewhere');
const spec = (name, ms, durations) => ({
  name: join(ROOT, 'apps', 'web', name),
  startTime: 1_000,
  endTime: 1_000 + ms,
  assertionResults: durations.map((duration, at) => ({ duration, fullName: `test ${at + 1}` })),
});

test('the ten slowest files and tests are told with their seconds, the slowest first', () => {
  const results = Array.from({ length: 12 }, (_, at) => spec(`${at}.spec.ts`, at * 1_000, [at * 900]));
  const { files, tests } = slowestTests(
    { testResults: [...results, spec('two.spec.ts', 500, [50, null])] },
    ROOT,
  );
  assert.equal(files.length, 10);
  assert.deepEqual(files[0], { ms: 11_000, what: 'apps/web/11.spec.ts' });
  assert.deepEqual(tests[0], { ms: 9_900, what: 'apps/web/11.spec.ts: test 1' });
  const lines = slowestTable('unit tests', { files, tests });
  assert.ok(lines.includes('    11.0 s  apps/web/11.spec.ts'));
  assert.ok(lines.includes('     9.9 s  apps/web/11.spec.ts: test 1'));
});
