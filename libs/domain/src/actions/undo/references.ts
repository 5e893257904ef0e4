import { TABLES } from '../../plan/change';
import type { Plan, RowOf, TableName } from '../../plan/plan';
import type { Row, Table } from '../../plan/table';

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

/** The ids of rows that name one that is not there; the settings count as a row. */
export function danglingRows(plan: Plan): readonly string[] {
  const { id, resourceSelected } = plan.settings;
  const adrift = TABLES.flatMap((name) => {
    const namedBy = REFERENCES[name] as (row: Row) => Named;
    return (plan[name] as Table<Row>).rows.filter((row) => lacks(plan, namedBy(row))).map((row) => row.id);
  });
  return lacks(plan, { resources: some(resourceSelected) }) ? [...adrift, id] : adrift;
}

function lacks(plan: Plan, named: Named): boolean {
  return TABLES.some((name) => named[name]?.some((id) => !plan[name].has(id)));
}

const some = (id: string | null): readonly string[] => (id === null ? [] : [id]);
