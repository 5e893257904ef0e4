import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadMigrations } from './known-migrations.mjs';

it('the migrations of this release are named by their day and what they do, each once in its service, in their order', async () => {
  const known = await loadMigrations();
  for (const [service, migrations] of Object.entries(known)) {
    const names = migrations.map(({ name }) => name);
    assert.deepEqual([...new Set(names)], names, service);
    for (const name of names) assert.match(name, /^\d{4}-\d{2}-\d{2}(-[a-z]+)+$/);
    const days = names.map((name) => name.slice(0, 10));
    assert.deepEqual(days, days.toSorted(), service);
  }
  assert.ok(known.planning.length > 0);
});
