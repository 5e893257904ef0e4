import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { KEPT, OF_ALL_SERVICES, SERVICES } from './collections.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const NAMED = [/\bcollection: '([^']+)'/g, /\.collection(?:<[^(]*>)?\(\s*'([^']+)'/g];
const BUCKETS = /\bBUCKET = '([^']+)'/g;

const all = (text, form) => Array.from(text.matchAll(form), (match) => match[1]);

/** The names of the collections that the sources of a folder speak of. */
function collectionsIn(folder) {
  const files = readdirSync(join(ROOT, folder), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !/spec\.ts$|(^|\/)testing\//.test(file),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, folder, file), 'utf8');
    const pieces = all(text, BUCKETS).flatMap((bucket) => [`${bucket}.files`, `${bucket}.chunks`]);
    return [...NAMED.flatMap((form) => all(text, form)), ...pieces];
  });
  return [...new Set(names)];
}

for (const service of SERVICES)
  test(`everything that ${service} keeps is a project's and travels or stays, or is said to be of something else`, () => {
    const known = { ...OF_ALL_SERVICES, ...KEPT[service] };
    const found = collectionsIn(`apps/${service}/src`);
    assert.deepEqual(
      found.filter((name) => !(name in known)),
      [],
    );
    assert.deepEqual(
      Object.keys(KEPT[service]).filter((name) => !found.includes(name)),
      [],
    );
  });

test('what all services keep is known too, and no other process keeps anything', () => {
  assert.deepEqual(collectionsIn('libs/service-kit/src').sort(), Object.keys(OF_ALL_SERVICES).sort());
  assert.deepEqual(collectionsIn('apps/gateway/src'), []);
});
