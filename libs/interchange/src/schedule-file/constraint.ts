import type { CivilDate, ConstraintType, TaskKind } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { FileRow } from './file-schedule';
import { type Instant, boundaryOf, withinYears } from './instant';
import type { Bar } from './task-dates';

export interface Constraint {
  readonly constraintType: ConstraintType;
  readonly constraintDate: CivilDate | null;
}

const NONE: Constraint = { constraintType: 'asap', constraintDate: null };

/**
 * The scheduling constraint of a task. A date that is the task's own start or finish follows it into whole days, so that
 * rounding never puts a task in conflict with itself; a finish constraint names the last worked day.
 */
export function constraintOf(
  row: FileRow,
  kind: TaskKind,
  bar: Bar,
  warn: (code: ImportWarningCode, params: ImportParams) => void,
): Constraint {
  const { type: constraintType, at } = row.constraint;
  if (typeof constraintType !== 'string') {
    warn('CONSTRAINT_UNKNOWN', { before: constraintType.unknown, after: NONE.constraintType });
    return NONE;
  }
  if (constraintType === 'asap' || constraintType === 'alap') return { constraintType, constraintDate: null };
  if (!at) {
    warn('CONSTRAINT_DATE_MISSING', { before: constraintType, after: NONE.constraintType });
    return NONE;
  }
  return { constraintType, constraintDate: withinYears(constraintDay(constraintType, at, row, kind, bar)) };
}

function constraintDay(type: ConstraintType, at: Instant, row: FileRow, kind: TaskKind, bar: Bar): number {
  const isFinish = type === 'mfo' || type === 'fnet' || type === 'fnlt';
  if (kind === 'milestone') return isFinish ? boundaryOf(at) - 1 : boundaryOf(at);
  const own = isFinish ? row.finish : row.start;
  if (bar.duration === 0 || own?.day !== at.day || own.minute !== at.minute) return at.day;
  return isFinish ? bar.end - 1 : bar.start;
}
