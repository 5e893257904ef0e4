import type { Refusal } from '../decisions/refusal';
import { TABLES } from '../plan/change';
import type { Link, Plan, RowOf, TableName } from '../plan/plan';
import { differingRows, removedRows } from '../plan/row-changes';
import type { Row, Table } from '../plan/table';

/** Takes what a row names: an id, and the table in which it must be. */
type Naming = (table: TableName, id: string) => void;

/** What the rows of each table name in others. A new table has to say it here: the plan would not compile without. */
const REFERENCES: { readonly [N in TableName]: (row: RowOf<N>, names: Naming) => void } = {
  tasks({ parent, responsibles, resources }, names) {
    if (parent !== null) names('tasks', parent);
    for (const id of responsibles) names('responsibles', id);
    for (const { id } of resources) names('resources', id);
  },
  links: namesEnds,
  circularLinks: namesEnds,
  responsibles: namesNone,
  restrictions({ taskIds, responsible, releasedTerm }, names) {
    for (const id of taskIds) names('tasks', id);
    if (responsible !== null) names('responsibles', responsible);
    if (releasedTerm !== null) names('terms', releasedTerm);
  },
  terms({ tasks, aside = [] }, names) {
    for (const { taskId, responsibles } of tasks) {
      names('tasks', taskId);
      for (const id of responsibles) names('responsibles', id);
    }
    for (const { taskId } of aside) names('tasks', taskId);
  },
  closes({ id, restrictions }, names) {
    names('terms', id);
    for (const { responsible } of restrictions) if (responsible !== null) names('responsibles', responsible);
  },
  baselines({ tasks }, names) {
    for (const { taskId } of tasks) names('tasks', taskId);
  },
  resources: namesNone,
  rhythmUnits: namesNone,
  rhythmCategories: namesNone,
  rhythmPlaces({ id, unit, category }, names) {
    names('tasks', id);
    names('rhythmUnits', unit);
    names('rhythmCategories', category);
  },
  photos({ taskId }, names) {
    names('tasks', taskId);
  },
};

function namesEnds({ source, target }: Link, names: Naming): void {
  names('tasks', source);
  names('tasks', target);
}

function namesNone(): void {}

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

/**
 * Every row that names one that is not there, once for each that it names. With another version of the plan, `since`: only what
 * can have come about since, which is nothing in rows that are as they were, unless some row has gone.
 */
export function danglingOf(plan: Plan, since: Plan | null = null): readonly Dangling[] {
  const found: Dangling[] = [];
  const isLessThere =
    since === null || TABLES.some((name) => removedRows<Row>(since[name], plan[name]).length > 0);
  const look = (id: string): Naming => {
    return (table, missing) => {
      if (!plan[table].has(missing)) found.push({ id, table, missing });
    };
  };
  for (const name of TABLES) {
    const namedBy = REFERENCES[name] as (row: Row, names: Naming) => void;
    const table: Table<Row> = plan[name];
    const rows = isLessThere ? table.rows : differingRows<Row>(since[name], table).map(([, row]) => row);
    for (const row of rows) namedBy(row, look(row.id));
  }
  const { id, resourceSelected } = plan.settings;
  if (resourceSelected !== null) look(id)('resources', resourceSelected);
  return found;
}

/** The refusal of what names a row that is not there. */
export function unknownRefusal({ table, missing }: Dangling): Refusal {
  return { code: UNKNOWN[table]!, rows: [missing] };
}
