import { MAX_SOCKET_BYTES } from '@plomada/contracts';
import { BODY_BOUNDS, isBeyond, MESSAGE_BOUNDS } from './json-bounds';

const WIDE = { depth: 1_000, values: 1_000, names: 1_000 };
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('how deep a text of JSON is', () => {
  it.each([
    ['lists', nested(4)],
    ['objects', '{"a":'.repeat(4) + '1' + '}'.repeat(4)],
    ['both, and nothing that closes them', '[{"a":[{'],
    ['lists after a text that ends in a backslash', `["\\\\",${nested(3)}]`],
  ])('is told of %s', (_what, text) => {
    expect([3, 4].map((depth) => isBeyond(text, { ...WIDE, depth }))).toEqual([true, false]);
  });

  it.each([
    ['what stands beside each other', `[${Array(100).fill('[]').join()}]`],
    ['brackets in a text', JSON.stringify(['[[[[{{{{', 'a"[[[[', '\\'])],
  ])('is not raised by %s', (_what, text) => {
    expect(isBeyond(text, { ...WIDE, depth: 2 })).toBe(false);
  });
});

describe('how much a text of JSON has in it', () => {
  it.each([
    ['numbers', JSON.stringify(Array(20).fill(0))],
    ['lists', JSON.stringify(Array(10).fill([]))],
    ['objects', JSON.stringify(Array(10).fill({}))],
    ['fields', JSON.stringify(Array(5).fill({ a: 1, b: 2, c: 3 }))],
  ])('counts %s', (_what, text) => {
    expect([10, 25].map((values) => isBeyond(text, { ...WIDE, values }))).toEqual([true, false]);
  });

  it('counts different names once each, and no texts', () => {
    const named = Array.from({ length: 50 }, (_, n) => ({ [`name${n % 5}`]: `text:${n}` }));
    expect([4, 5].map((names) => isBeyond(JSON.stringify(named), { ...WIDE, names }))).toEqual([true, false]);
  });
});

describe('the bounds of what browsers send', () => {
  const day = '2026-03-02';
  const rows = <T>(count: number, row: (n: number) => T) => Array.from({ length: count }, (_, n) => row(n));
  it('have room for the largest baseline, merge and bulk edit, which the largest message holds too', () => {
    const id = (n: number) => String(n).padStart(64, '0');
    const tasks = rows(10_000, (n) => ({ taskId: id(n), start: day, end: day }));
    const merge = { jobId: id(0), added: rows(3_500, id), changed: rows(10_000, id), vanished: [] };
    const detail = 'á'.repeat(1_500);
    const actions = rows(500, () => ({
      type: 'NEW_RESTRICTION',
      payload: { detail, taskIds: rows(10, id), required: day },
    }));
    const progresses = {
      entries: rows(10_000, (n) => ({ taskId: id(n), progress: 0.55, unitsProgressed: 1_000.5 })),
    };
    for (const payload of [{ name: 'L', tasks }, merge, { actions }, progresses]) {
      const message = JSON.stringify(payload);
      expect(isBeyond(message, MESSAGE_BOUNDS)).toBe(false);
      expect(Buffer.byteLength(message)).toBeLessThan(MAX_SOCKET_BYTES);
    }
  });

  it('have room for the claims of a close about every task', () => {
    const data = rows(3_500, (n) => ({ taskId: `t${n}`, progress: 0.5, commitment: null }));
    expect(isBeyond(JSON.stringify({ data }), BODY_BOUNDS)).toBe(false);
  });

  it.each([
    ['objects', '{}'],
    ['lists', '[]'],
    ['numbers', '0'],
  ])('have none for megabytes of %s', (_what, one) => {
    expect(isBeyond(`[${Array(2_000_000).fill(one).join()}]`, MESSAGE_BOUNDS)).toBe(true);
  });

  it('have none for objects that all have another name in them', () => {
    expect(isBeyond(JSON.stringify(rows(100_000, (n) => ({ [`n${n}`]: 0 }))), MESSAGE_BOUNDS)).toBe(true);
  });
});
