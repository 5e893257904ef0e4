import type { CivilDate, ConstraintType, TaskKind } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import { type Instant, instantOf, wholeNumber, withinYears } from './fields';
import { type Bar, boundaryOf } from './task-dates';

/** Project XML's ConstraintType, 0 to 7. */
const TYPES: readonly ConstraintType[] = ['asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'];

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
  fields: Readonly<Record<string, string>>,
  kind: TaskKind,
  bar: Bar,
  warn: (code: ImportWarningCode, params: ImportParams) => void,
): Constraint {
  const code = wholeNumber(fields['ConstraintType'], 0);
  const constraintType = TYPES[code];
  if (!constraintType) {
    warn('CONSTRAINT_UNKNOWN', { before: code, after: NONE.constraintType });
    return NONE;
  }
  if (constraintType === 'asap' || constraintType === 'alap') return { constraintType, constraintDate: null };
  const at = instantOf(fields['ConstraintDate']);
  if (!at) {
    warn('CONSTRAINT_DATE_MISSING', { before: constraintType, after: NONE.constraintType });
    return NONE;
  }
  return {
    constraintType,
    constraintDate: withinYears(constraintDay(constraintType, at, fields, kind, bar)),
  };
}

function constraintDay(
  type: ConstraintType,
  at: Instant,
  fields: Readonly<Record<string, string>>,
  kind: TaskKind,
  bar: Bar,
): number {
  const isFinish = type === 'mfo' || type === 'fnet' || type === 'fnlt';
  if (kind === 'milestone') return isFinish ? boundaryOf(at) - 1 : boundaryOf(at);
  const own = instantOf(fields[isFinish ? 'Finish' : 'Start']);
  if (bar.duration === 0 || own?.day !== at.day || own.minute !== at.minute) return at.day;
  return isFinish ? bar.end - 1 : bar.start;
}
