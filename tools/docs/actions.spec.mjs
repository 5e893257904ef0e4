import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { actionCatalogue } from './action-catalogue.mjs';
import { payloadFields } from './payload-fields.mjs';

const PAGE = resolve(import.meta.dirname, '../../docs/actions.md');

test('docs/actions.md is what the code says; npm run docs:actions writes it', async () => {
  assert.equal(readFileSync(PAGE, 'utf8'), await actionCatalogue());
});

test('fields are read from the description of a shape, those within lists and objects too', () => {
  const description =
    '{ a: text of 1 to 5; b: list of 0 to 9: { c: day, or null; d: { e: x } }, may be left out }';
  assert.deepEqual(payloadFields(description), [
    { path: 'a', description: 'text of 1 to 5' },
    { path: 'b', description: 'list of 0 to 9, may be left out' },
    { path: 'b[].c', description: 'day, or null' },
    { path: 'b[].d', description: 'object' },
    { path: 'b[].d.e', description: 'x' },
  ]);
});

test('a description that cannot be read is an error, not a gap', () => {
  assert.throws(() => payloadFields('{ a text }'));
  assert.throws(() => payloadFields('text'));
});
