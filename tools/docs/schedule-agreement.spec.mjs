import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { agreementPage } from './schedule-agreement-page.mjs';

const PAGE = resolve(import.meta.dirname, '../../docs/schedule-agreement.md');

test('docs/schedule-agreement.md is what the real schedules give', async (t) => {
  const page = await agreementPage();
  if (page === null) return t.skip('needs real schedules (PLOMADA_SHARED_DATA)');
  assert.equal(readFileSync(PAGE, 'utf8'), page);
});

test('every task that does not agree has a reason', () => {
  assert.ok(!readFileSync(PAGE, 'utf8').includes('Not explained'));
});
