import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeEntries } from './whole-entries.mjs';

test('a log travels with what was archived of it, each block read once', async () => {
  const [first, second, third] = [[{ id: 'a' }, { id: 'b' }], [{ id: 'c' }, { id: 'd' }], [{ id: 'e' }]];
  const entries = [
    { seq: 1, archived: 1, changes: first.slice(0, 1) },
    { seq: 2, packed: 'as it is' },
    { seq: 3, archived: 1, changes: second.slice(0, 1) },
    { seq: 4, changes: third },
  ];
  const asked = [];
  const readBlock = async (block) => {
    asked.push(block);
    return [first, null, second];
  };
  const whole = [];
  for await (const entry of wholeEntries(entries, readBlock)) whole.push(entry);
  assert.deepEqual(whole, [
    { seq: 1, changes: first },
    { seq: 2, packed: 'as it is' },
    { seq: 3, changes: second },
    { seq: 4, changes: third },
  ]);
  assert.deepEqual(asked, [1]);
});
