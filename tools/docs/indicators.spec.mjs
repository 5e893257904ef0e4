import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { indicatorPage } from './indicator-page.mjs';

const PAGE = resolve(import.meta.dirname, '../../docs/indicators.md');

test('docs/indicators.md is what the screens say; npm run docs:indicators writes it', async () => {
  assert.equal(readFileSync(PAGE, 'utf8'), await indicatorPage());
});
