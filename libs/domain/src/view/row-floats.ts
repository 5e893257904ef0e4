import { derived } from '../plan/derived';
import { scheduleOf, shownScheduleOf, type ConflictReason, conflictAt, isCriticalAt } from '../schedule';
import { treeOf } from '../tree/tree';

/** What a screen shows of the calculation, by row position: no dates, which cost more to write than to calculate. */
export interface RowFloats {
  /** Working days; a summary's is the least below it. */
  readonly totalFloat: Float64Array;
  /** 1 where the row, or anything below it, is critical. */
  readonly critical: Uint8Array;
  /** A summary's is the first below it. */
  readonly conflict: readonly (ConflictReason | null)[];
}

/** Float, criticality and conflict of every row, summaries by what is below them. */
export const rowFloats = derived((plan): RowFloats => {
  const { order, parent, children } = treeOf(plan).structure;
  const { analysis } = scheduleOf(plan);
  const { analysis: shown } = shownScheduleOf(plan);
  const totalFloat = new Float64Array(plan.tasks.size).fill(Infinity);
  const critical = new Uint8Array(plan.tasks.size);
  const conflict = new Array<ConflictReason | null>(plan.tasks.size).fill(null);
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const row = order[place]!;
    if (!children[row]) {
      totalFloat[row] = shown.sweep.late[row]! - shown.sweep.early[row]!;
      critical[row] = isCriticalAt(shown, row) ? 1 : 0;
      conflict[row] = conflictAt(analysis, row);
    }
    const above = parent[row]!;
    if (above < 0) continue;
    totalFloat[above] = Math.min(totalFloat[above]!, totalFloat[row]!);
    critical[above]! |= critical[row]!;
    conflict[above] = conflict[row] ?? conflict[above]!;
  }
  return { totalFloat, critical, conflict };
});
