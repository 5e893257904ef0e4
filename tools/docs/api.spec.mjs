import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { apiPages } from './api-pages.mjs';

test('the pages about the API are what the gateway says; node tools/docs/api.mjs writes them', async () => {
  for (const { file, content } of await apiPages()) {
    assert.equal(existsSync(file) ? readFileSync(file, 'utf8') : null, content);
  }
});
