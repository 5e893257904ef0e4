import type { CivilDate } from '../calendar/civil-date';
import { tasksOfRecord } from '../closing/close-term';
import type { Plan, Task } from '../plan/plan';
import { hundredths } from '../progress/hundredths';
import { type UnitsDone, unitsDone } from '../resources/units-done';
import { type StateReason, stateReason } from '../states/state-reason';
import { isUnexplained } from '../terms/causes';
import { isInLookahead, lookaheadWindow } from '../terms/lookahead';
import { branchName } from './branch-name';
import { delayedFirst } from './delayed-first';
import type { PlanRow } from './plan-row';

/** Which work a table of promises and progress is about. */
export const WORK_SCOPES = ['shortTerm', 'lookahead', 'all'] as const;
export type WorkScope = (typeof WORK_SCOPES)[number];

/** A leaf of the plan as a table of promises and progress shows it. */
export interface WorkRow {
  readonly id: string;
  readonly row: PlanRow;
  readonly task: Task;
  /** Its state in the open term, and why it is so. */
  readonly reason: StateReason;
  /** What it is part of; '' for what stands by itself. */
  readonly branch: string;
  /** Percent done since the last close. */
  readonly since: number;
  /** It is below its promise, and nobody has said yet why. */
  readonly lacksCause: boolean;
  readonly units: readonly UnitsDone[];
}

/**
 * The leaves of a scope, what is late before the rest, each in the order of the plan. The short term is what a close now would
 * record: its members, and what was promised or advanced besides. `rows` are the plan's on that day, `before` what was shown
 * last: a row that an edit leaves as it was stays the same object.
 */
export function workRows(
  plan: Plan,
  rows: readonly PlanRow[],
  scope: WorkScope,
  today: CivilDate,
  before: readonly WorkRow[] = [],
): readonly WorkRow[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const isWithin = scopeOf(plan, scope);
  const leaves = rows.filter((row) => row.kind !== 'summary' && isWithin(row));
  return delayedFirst(leaves).map((row) => unlessSame(old.get(row.id), workRow(plan, row, today)));
}

function scopeOf(plan: Plan, scope: WorkScope): (row: PlanRow) => boolean {
  if (scope === 'all') return () => true;
  if (scope === 'lookahead') {
    const window = lookaheadWindow(plan);
    return (row) => isInLookahead(window, row);
  }
  const recorded = new Set(tasksOfRecord(plan).map(({ id }) => id));
  return ({ id }) => recorded.has(id);
}

function workRow(plan: Plan, row: PlanRow, today: CivilDate): WorkRow {
  const task = plan.tasks.get(row.id)!;
  return {
    id: row.id,
    row,
    task,
    reason: stateReason(plan, task, today),
    branch: branchName(plan, task),
    since: hundredths(task.progress) - hundredths(task.lastProgress),
    lacksCause: isUnexplained(task),
    units: unitsDone(plan, task),
  };
}

function unlessSame(before: WorkRow | undefined, row: WorkRow): WorkRow {
  const isSame =
    before !== undefined &&
    before.row === row.row &&
    before.task === row.task &&
    before.branch === row.branch &&
    JSON.stringify([before.reason, before.units]) === JSON.stringify([row.reason, row.units]);
  return isSame ? before : row;
}
