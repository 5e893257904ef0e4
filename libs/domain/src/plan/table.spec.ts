import fc from 'fast-check';
import { Table } from './table';

const row = (id: string, value = 0) => ({ id, value });
type OneRow = ReturnType<typeof row>;

const ids = fc.integer({ min: 0, max: 200 }).map(String);
const edit = fc.record({
  written: fc.uniqueArray(fc.record({ id: ids, value: fc.nat(9) }), { selector: (one) => one.id }),
  removed: fc.array(ids).map((list) => new Set(list)),
  keepsOrder: fc.boolean(),
});

describe('a table of rows', () => {
  it('keeps the order of the rows that stay, unless told that it means nothing', () => {
    const table = Table.of(['a', 'b', 'c', 'd'].map((id) => row(id)));
    const idsAfter = (keepsOrder: boolean) =>
      table.with([], new Set(['b']), keepsOrder).rows.map((one) => one.id);
    expect(idsAfter(true)).toEqual(['a', 'c', 'd']);
    expect(idsAfter(false)).toEqual(['a', 'd', 'c']);
  });

  it('leaves the version before as it was', () => {
    const table = Table.of([row('a'), row('b')]);
    table.with([row('a', 1), row('c')], new Set(['b']), false);
    expect(table.rows).toEqual([row('a'), row('b')]);
    expect([table.has('c'), table.positionOf('b')]).toEqual([false, 1]);
  });

  it('is of one lineage as long as rows stand where they stood, and of one family for good', () => {
    const table = Table.of([row('a'), row('b')]);
    const changed = table.with([row('a', 1)]);
    const longer = table.with([row('c')]);
    expect(changed.lineage).toBe(table.lineage);
    expect(longer.lineage).not.toBe(table.lineage);
    expect(longer.family).toBe(table.family);
    expect(Table.of(table.rows).family).not.toBe(table.family);
  });

  it('refuses two rows with one id', () => {
    expect(() => Table.of([row('a'), row('a')])).toThrow('same id');
  });

  it('finds the rows that a map with the same history holds, however many come and go', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let table = Table.of<OneRow>([row('1'), row('2'), row('3')]);
        const held = new Map(table.rows.map((one) => [one.id, one]));
        for (const { written, removed, keepsOrder } of edits) {
          const stays = written.filter((one) => !removed.has(one.id));
          table = table.with(stays, removed, keepsOrder);
          for (const id of removed) held.delete(id);
          for (const one of stays) held.set(one.id, one);
        }
        const everyId = Array.from({ length: 201 }, (_, id) => `${id}`);
        expect(everyId.filter((id) => table.get(id) !== held.get(id))).toEqual([]);
        expect(table.rows.filter((one, at) => table.positionOf(one.id) !== at)).toEqual([]);
        expect(table.size).toBe(held.size);
      }),
    );
  });
});
