import { NO_UNITS } from './measures';
import type { Plan, PlanSettings, RowOf, TableName } from './plan';
import { differingRows, removedRows } from './row-changes';
import { type Row, Table } from './table';

/**
 * What an action does to a plan, row by row and field by field, with what was there before.
 *
 * `decide` does all the thinking and answers changes; applying, inverting and comparing them is then the same for every
 * action, which is what makes undo, rollback and conflict detection free.
 */
export type Change = SetFields | AddRow | RemoveRow;

/** The fields of one row that change: each with its value before and after. */
export interface SetFields {
  readonly kind: 'set';
  readonly table: TableName | 'settings';
  readonly id: string;
  readonly before: Fields;
  readonly after: Fields;
}
export interface AddRow {
  readonly kind: 'add';
  readonly table: TableName;
  readonly id: string;
  readonly row: Row;
}
export interface RemoveRow {
  readonly kind: 'remove';
  readonly table: TableName;
  readonly id: string;
  readonly row: Row;
}
export type Fields = Readonly<Record<string, unknown>>;

/** A change of some fields of a row; null when the new values are the present ones. */
export function setFields<N extends TableName>(
  table: N,
  row: RowOf<N>,
  values: Partial<RowOf<N>>,
): SetFields | null {
  return differing(table, row as Row, values as Fields);
}

/** Settings that a plan may lack: a change says the same of one that is not there, so that it can be taken back. */
const NOT_SET: Partial<PlanSettings> = {
  dataDate: null,
  holidayNames: [],
  setTasksToHundred: true,
  responsiblesPropose: false,
  timeZone: null,
};

/** A change of some settings; null when the new values are the present ones. */
export function setSettings(settings: PlanSettings, values: Partial<PlanSettings>): SetFields | null {
  return differing('settings', { ...NOT_SET, ...settings }, values as Fields);
}

export function addRow<N extends TableName>(table: N, row: RowOf<N>): AddRow {
  return { kind: 'add', table, id: (row as Row).id, row: row as Row };
}

export function removeRow<N extends TableName>(table: N, row: RowOf<N>): RemoveRow {
  return { kind: 'remove', table, id: (row as Row).id, row: row as Row };
}

function differing(table: SetFields['table'], row: Row, values: Fields): SetFields | null {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  let some = false;
  const none: Fields = table === 'tasks' ? NO_UNITS : {};
  for (const [field, value] of Object.entries(values)) {
    const held = (row as unknown as Fields)[field];
    const present = held === undefined ? none[field] : held;
    if (sameValue(present, value)) continue;
    before[field] = present;
    after[field] = value;
    some = true;
  }
  return some ? { kind: 'set', table, id: row.id, before, after } : null;
}

/** Applies changes to a plan: a new plan, sharing every row that stays as it was. */
export function evolve(plan: Plan, changes: readonly Change[]): Plan {
  if (changes.length === 0) return plan;
  let settings = plan.settings;
  const byTable = new Map<TableName, TableChanges>();
  for (const change of changes) {
    if (change.table === 'settings') {
      settings = { ...settings, ...(change as SetFields).after };
      continue;
    }
    let pending = byTable.get(change.table);
    if (!pending) byTable.set(change.table, (pending = { written: new Map(), removed: new Set() }));
    applyTo(pending, plan[change.table] as Table<Row>, change);
  }
  const next: Record<string, unknown> = { ...plan, settings };
  for (const [name, { written, removed }] of byTable) {
    next[name] = (plan[name] as Table<Row>).with(written.values(), removed, !WITHOUT_ORDER.has(name));
  }
  return next as unknown as Plan;
}

interface TableChanges {
  readonly written: Map<string, Row>;
  readonly removed: Set<string>;
}

function applyTo(pending: TableChanges, table: Table<Row>, change: Change): void {
  if (change.kind === 'remove') {
    pending.written.delete(change.id);
    pending.removed.add(change.id);
    return;
  }
  if (change.kind === 'add') {
    pending.removed.delete(change.id);
    pending.written.set(change.id, change.row);
    return;
  }
  const present = pending.written.get(change.id) ?? table.get(change.id);
  if (present) pending.written.set(change.id, { ...present, ...change.after });
}

/** The changes that undo these: opposite, last first. */
export function invert(changes: readonly Change[]): Change[] {
  return changes
    .map((change): Change => {
      if (change.kind === 'set') return { ...change, before: change.after, after: change.before };
      return { ...change, kind: change.kind === 'add' ? 'remove' : 'add' } as Change;
    })
    .reverse();
}

/** The changes that turn one plan into another: what a rollback appends to the log. */
export function difference(from: Plan, to: Plan): Change[] {
  const changes: Change[] = [];
  const settings = setSettings(from.settings, { ...NOT_SET, ...to.settings });
  if (settings) changes.push(settings);
  for (const name of TABLES) tableDifference(name, from[name] as Table<Row>, to[name] as Table<Row>, changes);
  return changes;
}

function tableDifference(name: TableName, from: Table<Row>, to: Table<Row>, into: Change[]): void {
  for (const row of removedRows(from, to)) into.push({ kind: 'remove', table: name, id: row.id, row });
  for (const [was, row] of differingRows(from, to)) {
    if (!was) into.push({ kind: 'add', table: name, id: row.id, row });
    else {
      const change = differing(name, was, { ...lackedBy(name, was, row), ...row });
      if (change) into.push(change);
    }
  }
}

/** What rows may lack, by the value that says the same: a change can set a field and cannot take it away. */
const NONE: Partial<Record<TableName, Fields>> = {
  tasks: NO_UNITS,
  terms: { reopenings: [], aside: [], recordedDays: [] },
};

/** What a row has and its other version lacks, as that one would say it. */
function lackedBy(name: TableName, was: Row, row: Row): Fields {
  const none = Object.entries(NONE[name] ?? {});
  return Object.fromEntries(none.filter(([field]) => field in was && !(field in row)));
}

/** The tables in the order in which they are written and compared. */
export const TABLES: readonly TableName[] = [
  'tasks',
  'links',
  'responsibles',
  'restrictions',
  'terms',
  'closes',
  'baselines',
  'resources',
  'circularLinks',
  'rhythmUnits',
  'rhythmCategories',
  'rhythmPlaces',
  'photos',
];

/** Tables in which the place of a row means nothing; tasks are ordered by their indices among siblings. */
const WITHOUT_ORDER: ReadonlySet<TableName> = new Set(['tasks', 'links']);

/** Deep equality of plan values: primitives, arrays and plain objects. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key in b && sameValue((a as Fields)[key], (b as Fields)[key]));
}
