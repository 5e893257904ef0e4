import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { clientPages } from './client-pages.mjs';
import { typescriptType } from './typescript-type.mjs';

test('the typed client is what the contracts say; npm run docs:client writes it', async () => {
  const pages = await clientPages();
  for (const { file, content } of pages) {
    assert.equal(existsSync(file) ? readFileSync(file, 'utf8') : null, content);
  }
  const folder = resolve(import.meta.dirname, '../../libs/client/src/routes');
  const files = readdirSync(folder).map((name) => resolve(folder, name));
  assert.deepEqual(
    files.filter((file) => !pages.some((page) => page.file === file)),
    [],
  );
});

test('a schema becomes the type that it describes', () => {
  const written = (schema) => typescriptType(schema, (ref) => ref).replaceAll(/\s+/g, ' ');
  assert.equal(written({ anyOf: [{ type: 'string' }, { type: 'null' }] }), '(string) | (null)');
  assert.equal(written({ type: ['number', 'null'] }), 'number | null');
  assert.equal(written({ type: 'array', items: { enum: ['a', 'b'] } }), 'readonly ("a" | "b")[]');
  const object = { type: 'object', properties: { id: { type: 'integer' }, 'a-b': true }, required: ['id'] };
  assert.equal(written(object), '{ readonly id: number; readonly "a-b"?: unknown; }');
  assert.equal(
    written({ type: 'object', additionalProperties: { type: 'number' } }),
    'Readonly<Record<string, number>>',
  );
});
