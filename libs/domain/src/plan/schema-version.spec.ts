import fc from 'fast-check';
import { type Change, evolve } from './change';
import { createPlan, defaultSettings } from './create';
import { fromDocument, type PlanDocument, toDocument } from './document';
import { hashOf } from './hash';
import {
  NewerSchema,
  READABLE_SCHEMA,
  type SchemaStep,
  type SchemaVersions,
  upgradeChanges,
  upgradePlanDocument,
  WRITTEN_SCHEMA,
} from './schema-version';

const plan = createPlan(defaultSettings('Torre', '2026-03-02'), 'term-1');

type Fields = Readonly<Record<string, unknown>>;

/** Resources of schema 1 say `label`; from 2 on `name`. */
function renamed({ label, ...row }: Fields): Fields {
  return label === undefined ? row : { ...row, name: label };
}
/** From 3 on each says its `unit`. */
const measured = (row: Fields): Fields => ({ unit: '', ...row });

/** A step that does one thing to whole rows and another one to some fields of them. */
const ofResources = (whole: (row: Fields) => Fields, some: (fields: Fields) => Fields): SchemaStep => ({
  document: (document) =>
    ({ ...document, resources: document.resources.map((row) => whole(row as never)) }) as never,
  change: (change) => {
    if (change.table !== 'resources') return [change];
    if (change.kind !== 'set') return [{ ...change, row: whole(change.row as never) as never }];
    return [{ ...change, before: some(change.before), after: some(change.after) }];
  },
});
const STEPS = [ofResources(renamed, renamed), ofResources(measured, (fields) => fields)];
const THREE: SchemaVersions = { steps: STEPS, readable: 3 };

const ids = ['a', 'b', 'c'];
const label = fc.string({ maxLength: 4 });
const change = fc.oneof(
  fc.record({ id: fc.constantFrom(...ids), label }).map(({ id, ...row }) => ({
    kind: 'add',
    table: 'resources',
    id,
    row: { id, ...row },
  })),
  fc.record({ id: fc.constantFrom(...ids), label }).map(({ id, ...after }) => ({
    kind: 'set',
    table: 'resources',
    id,
    before: {},
    after,
  })),
  label.map((name) => ({ kind: 'set', table: 'settings', id: 'settings', before: {}, after: { name } })),
) as fc.Arbitrary<Change>;

describe('the schema of plans', () => {
  it('leaves what is written by it as it is, and what was written before anybody said it', () => {
    const document = toDocument(plan);
    for (const schema of [undefined, WRITTEN_SCHEMA]) {
      expect(hashOf(fromDocument(upgradePlanDocument(document, schema)))).toBe(hashOf(plan));
      expect(upgradeChanges([], schema)).toEqual([]);
    }
    expect(READABLE_SCHEMA).toBeGreaterThanOrEqual(WRITTEN_SCHEMA);
  });

  it('leads from any of the older ones step by step', () => {
    const resources = (schema: number | undefined, row: object) =>
      upgradePlanDocument({ ...toDocument(plan), resources: [row] } as never, schema, THREE).resources;
    const today = [{ id: 'a', name: 'Grúa', unit: '' }];
    expect(resources(undefined, { id: 'a', label: 'Grúa' })).toEqual(today);
    expect(resources(1, { id: 'a', label: 'Grúa' })).toEqual(today);
    expect(resources(2, { id: 'a', name: 'Grúa' })).toEqual(today);
    expect(resources(3, { id: 'a', name: 'Grúa', unit: 'h' })).toEqual([
      { id: 'a', name: 'Grúa', unit: 'h' },
    ]);
  });

  it('makes of an older log and its checkpoints one plan, wherever a checkpoint was taken', () => {
    const begun = { ...toDocument(plan), resources: [{ id: 'a', label: 'Grúa' }] } as unknown as PlanDocument;
    const upgraded = (document: PlanDocument) => fromDocument(upgradePlanDocument(document, 1, THREE));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), fc.nat(8), (changes, at) => {
        const checkpoint = toDocument(evolve(fromDocument(begun), changes.slice(0, at)));
        const fromThere = evolve(upgraded(checkpoint), upgradeChanges(changes.slice(at), 1, THREE));
        const fromTheStart = evolve(upgraded(begun), upgradeChanges(changes, 1, THREE));
        expect(hashOf(fromThere)).toBe(hashOf(fromTheStart));
      }),
    );
  });

  it('is read one ahead in the release that prepares for the next, and taken as it is', () => {
    const preparing = { steps: STEPS.slice(0, 1), readable: 3 };
    const resources = [{ id: 'a', name: 'Grúa', unit: 'h' }];
    const document = { ...toDocument(plan), resources } as PlanDocument;
    expect(upgradePlanDocument(document, 3, preparing)).toBe(document);
    expect(upgradePlanDocument(document, 2, preparing)).toBe(document);
  });

  it('is refused where it is newer, and says what to do', () => {
    const newer = READABLE_SCHEMA + 1;
    expect(() => upgradeChanges([], newer)).toThrow(NewerSchema);
    expect(() => upgradePlanDocument(toDocument(plan), newer)).toThrow(
      `it is of schema ${newer}, and this release reads up to ${READABLE_SCHEMA}: install the newer one`,
    );
  });
});
