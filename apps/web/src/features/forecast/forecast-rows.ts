import type { ReadyForecast } from '@plomada/contracts';
import { type Plan, type Restriction, treeOf } from '@plomada/domain';

type Named<Row> = Row & { readonly code: string; readonly name: string };
export type PointRow = Named<ReadyForecast['points'][number]>;
export type CriticalRow = Named<ReadyForecast['critical'][number]>;
export interface CostRow extends Pick<Restriction, 'family' | 'detail' | 'taskIds'> {
  readonly id: string;
  /** Codes of its tasks. */
  readonly tasks: readonly { readonly id: string; readonly code: string; readonly text: string }[];
  readonly share: number;
  readonly daysAtP80: number;
}

/** Rows with what their tasks are called now; those of tasks that are gone since are left out. */
export const withNames = <Row extends { readonly taskId: string }>(
  plan: Plan,
  rows: readonly Row[],
): readonly Named<Row>[] =>
  rows.flatMap((row) => {
    const task = plan.tasks.get(row.taskId);
    return task ? [{ ...row, code: treeOf(plan).shortCodeOf(task.id), name: task.text }] : [];
  });

/** What open restrictions cost; those that are released or gone since are left out. */
export const costRows = (plan: Plan, restrictions: ReadyForecast['restrictions']): readonly CostRow[] =>
  restrictions.flatMap(({ restrictionId, share, daysAtP80 }): CostRow[] => {
    const restriction = plan.restrictions.get(restrictionId);
    if (!restriction || restriction.released !== null) return [];
    const { id, family, detail, taskIds } = restriction;
    return [{ ...{ id, family, detail, taskIds, share, daysAtP80 }, tasks: namedTasks(plan, taskIds) }];
  });

/** Tasks as links to them say them. */
export const namedTasks = (plan: Plan, ids: readonly string[]): CostRow['tasks'] =>
  ids.flatMap((id) => {
    const task = plan.tasks.get(id);
    return task ? [{ id, code: treeOf(plan).shortCodeOf(id), text: task.text }] : [];
  });
