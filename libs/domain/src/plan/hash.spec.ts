import fc from 'fast-check';
import { termPlan } from '../actions/testing/decide';
import { after } from '../actions/testing/decide';
import { evolve, setFields } from './change';
import { fromDocument, type PlanDocument, toDocument } from './document';
import { hashOf } from './hash';
import type { Plan, Task } from './plan';
import { Table } from './table';

const PLAN = after(
  termPlan({
    tasks: [{ id: 'S' }, { id: 'A', parent: 'S', duration: 5 }, { id: 'B', parent: 'S' }, { id: 'C' }],
    links: ['A>B', 'B>C'],
  }),
  'ADD_RESOURCE',
  { name: 'Steel' },
);
const copy = (plan: Plan): Plan => fromDocument(JSON.parse(JSON.stringify(toDocument(plan))) as PlanDocument);
const withTask = (values: Partial<Task>): Plan => {
  const change = setFields('tasks', PLAN.tasks.get('A')!, values);
  return evolve(PLAN, change ? [change] : []);
};

describe('the hash of a plan', () => {
  it('stays what it is: clients of yesterday compare it with that of today', () => {
    expect(hashOf(fromDocument({ settings: { id: 'settings', name: 'Á' } } as PlanDocument))).toBe(
      '4839eac78deab63f',
    );
  });

  it('is the same for a copy, for rows and fields in another order, and without values that JSON drops', () => {
    const turned = <T extends { id: string }>({ rows }: Table<T>): Table<T> =>
      Table.of(
        rows
          .map(
            (row) =>
              Object.fromEntries(Object.entries({ ...row, none: undefined }).reverse()) as unknown as T,
          )
          .reverse(),
      );
    const other = { ...copy(PLAN), tasks: turned(PLAN.tasks), links: turned(PLAN.links) };
    expect(hashOf(copy(PLAN))).toBe(hashOf(PLAN));
    expect(hashOf(other)).toBe(hashOf(PLAN));
    expect(hashOf(PLAN)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is another for each value in the place of another, and comes back with it', () => {
    const values: readonly Partial<Task>[] = [
      {},
      { progress: 1 },
      { progress: 0.01 },
      { lastProgress: 1 },
      { commitment: 0 },
      { commitment: 1 },
      { text: '1' },
      { text: 'null' },
      { text: 'a' },
      { detail: 'a' },
      { comments: 'a' },
      { parent: null },
      { responsibles: [] },
      { responsibles: ['ana', 'luis'] },
      { responsibles: ['luis', 'ana'] },
      { responsibles: ['analuis'] },
      { weight: 0 },
      { analysed: false },
      { inTerm: true },
      { inTerm: false },
      { resources: [{ id: 'x', amount: 1 }] },
      { resources: [{ id: 'x', amount: 2 }] },
      {
        resources: [
          { id: 'x', amount: 1 },
          { id: 'x', amount: 1 },
        ],
      },
      { start: '2026-03-03' },
      { end: '2026-03-03' },
    ];
    const hashes = values.map((one) => hashOf(withTask(one)));
    expect(new Set(hashes).size).toBe(values.length);
    expect(hashes[0]).toBe(hashOf(PLAN));
  });

  it('is another when two rows swap their values, a row is gone, or a row is in another table', () => {
    const [a, b] = [PLAN.links.get('A>B')!, PLAN.links.get('B>C')!];
    const swapped = Table.of([{ ...a, lag: 1 }, b]);
    const others = [
      PLAN,
      { ...PLAN, links: swapped },
      { ...PLAN, links: Table.of([a, { ...b, lag: 1 }]) },
      { ...PLAN, links: Table.of([a]) },
      { ...PLAN, links: Table.of([a]), circularLinks: Table.of([b as never]) },
      { ...PLAN, settings: { ...PLAN.settings, periodDays: 8 } },
    ];
    expect(new Set(others.map(hashOf)).size).toBe(others.length);
  });

  it('does not meet by chance among many small differences', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 20_000; n += 1) {
      const link = {
        id: `l${n % 141}`,
        source: `t${n}`,
        target: `t${n + 1}`,
        type: '0',
        lag: n % 7,
      } as const;
      seen.add(hashOf({ ...PLAN, links: Table.of([link]) }));
    }
    expect(seen.size).toBe(20_000);
  });

  it('says of any two documents whether they are the same', () => {
    const row = fc.record({ id: fc.constantFrom('a', 'b'), v: fc.jsonValue() });
    fc.assert(
      fc.property(row, row, (one, two) => {
        const [p, q] = [one, two].map((settings) =>
          hashOf({ ...PLAN, settings: JSON.parse(JSON.stringify(settings)) as never }),
        );
        expect(p === q).toBe(fc.stringify(sorted(one)) === fc.stringify(sorted(two)));
      }),
    );
  });
});

/** With the fields of every object in the order of their names, and no list that reads as an object. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return {
    fields: fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
  };
}
