import type { Refusal } from '../actions/action';
import { TABLES } from '../plan/change';
import type { Plan, RowOf, TableName } from '../plan/plan';
import type { Row, Table } from '../plan/table';

/** Ids by the table in which they must be. */
type Named = { readonly [N in TableName]?: readonly string[] };

/** What the rows of each table name in others. A new table has to say it here: the plan would not compile without. */
const REFERENCES: { readonly [N in TableName]: (row: RowOf<N>) => Named } = {
  tasks: ({ parent, responsibles, resources }) => ({
    tasks: some(parent),
    responsibles,
    resources: resources.map(({ id }) => id),
  }),
  links: ({ source, target }) => ({ tasks: [source, target] }),
  circularLinks: ({ source, target }) => ({ tasks: [source, target] }),
  responsibles: () => ({}),
  restrictions: ({ taskIds, responsible, releasedTerm }) => ({
    tasks: taskIds,
    responsibles: some(responsible),
    terms: some(releasedTerm),
  }),
  terms: ({ tasks }) => ({
    tasks: tasks.map(({ taskId }) => taskId),
    responsibles: tasks.flatMap(({ responsibles }) => responsibles),
  }),
  closes: ({ id, restrictions }) => ({
    terms: [id],
    responsibles: restrictions.flatMap(({ responsible }) => some(responsible)),
  }),
  baselines: ({ tasks }) => ({ tasks: tasks.map(({ taskId }) => taskId) }),
  resources: () => ({}),
  rhythmUnits: () => ({}),
  rhythmCategories: () => ({}),
  rhythmPlaces: ({ id, unit, category }) => ({
    tasks: [id],
    rhythmUnits: [unit],
    rhythmCategories: [category],
  }),
};

/** What is said of a row that is not there: the code with which an action that names it is refused. */
const UNKNOWN: Partial<Record<TableName, string>> = {
  tasks: 'TASK_UNKNOWN',
  responsibles: 'RESPONSIBLE_UNKNOWN',
  resources: 'RESOURCE_UNKNOWN',
  rhythmUnits: 'RHYTHM_UNKNOWN',
  rhythmCategories: 'RHYTHM_UNKNOWN',
  terms: 'TERM_NOT_OPEN',
};

/** A row that names one that is not there. */
export interface Dangling {
  /** The row's own id; the settings count as a row. */
  readonly id: string;
  readonly table: TableName;
  readonly missing: string;
}

/** Every row that names one that is not there, once for each that it names. */
export function danglingOf(plan: Plan): readonly Dangling[] {
  const { id, resourceSelected } = plan.settings;
  const found: Dangling[] = [];
  const look = (row: string, named: Named): void => {
    // Only the tables that it names: there are thousands of rows, and each names but a few.
    for (const name in named) {
      const table = name as TableName;
      for (const missing of named[table]!) {
        if (!plan[table].has(missing)) found.push({ id: row, table, missing });
      }
    }
  };
  for (const name of TABLES) {
    const namedBy = REFERENCES[name] as (row: Row) => Named;
    for (const row of (plan[name] as Table<Row>).rows) look(row.id, namedBy(row));
  }
  look(id, { resources: some(resourceSelected) });
  return found;
}

/** The refusal of what names a row that is not there. */
export function unknownRefusal({ table, missing }: Dangling): Refusal {
  return { code: UNKNOWN[table]!, rows: [missing] };
}

const some = (id: string | null): readonly string[] => (id === null ? [] : [id]);
