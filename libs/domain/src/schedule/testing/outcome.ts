import type { Plan } from '../../plan/plan';
import type { Analysis } from '../engine/analysis';

/** What is calculated of tasks: what stands where summaries do, or where there is room for more, is the engine's own affair. */
export function outcomeOf(
  { bounds, sweep, asSoon, free, end, graph: { loops, unusable } }: Analysis,
  { tasks }: Pick<Plan, 'tasks'>,
): object {
  const { early, late, conflict, isDriven } = sweep;
  const all = { ...bounds, since: null, early, late, conflict, isDriven, asSoon, free };
  const values = Object.entries(all).map(([name, value]): [string, unknown] => [
    name,
    ArrayBuffer.isView(value)
      ? tasks.rows.map((_, row) => bounds.isLeaf[row] && (value as Int32Array)[row])
      : value,
  ]);
  return { ...Object.fromEntries(values), end, loops, unusable };
}
