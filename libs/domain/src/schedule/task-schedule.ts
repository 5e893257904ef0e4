import { type CivilDate, type DayNumber, civilDate } from '../calendar/civil-date';
import type { Analysis } from './engine/analysis';
import { FINISHED, STARTED } from './engine/bounds';
import { CONFLICT_BOUND, CONFLICT_DATA_DATE, CONFLICT_LINK, CONFLICT_PROJECT_START } from './engine/sweep';

/**
 * Why a task cannot stand where everything asks it to: 'link' (a predecessor asks for a later place than its constraint or
 * its progress leaves), 'bound' (a restriction's required date does), 'projectStart' (its constraint lies before the
 * project's start), 'dataDate' (before the data date).
 */
export type ConflictReason = 'link' | 'bound' | 'projectStart' | 'dataDate';

const REASONS: Readonly<Record<number, ConflictReason>> = {
  [CONFLICT_LINK]: 'link',
  [CONFLICT_BOUND]: 'bound',
  [CONFLICT_DATA_DATE]: 'dataDate',
  [CONFLICT_PROJECT_START]: 'projectStart',
};

/** What the calculation says of a task; of a summary, by its leaves. Ends are exclusive, floats in working days. */
export interface TaskSchedule {
  readonly earlyStart: CivilDate;
  readonly earlyEnd: CivilDate;
  readonly lateStart: CivilDate;
  readonly lateEnd: CivilDate;
  /** Working days between early start and early end. */
  readonly duration: number;
  /** Slip that does not move the plan's end or break a bound; negative where not all can be kept. A summary: its least. */
  readonly totalFloat: number;
  /** Slip that no successor notices; never negative. A summary: its least. */
  readonly freeFloat: number;
  /** Total float of 0 or less, and not finished. A summary: any of its leaves. */
  readonly critical: boolean;
  readonly conflict: ConflictReason | null;
}

/** Why the leaf at this position cannot stand where everything asks it to; null when it can. */
export function conflictAt({ sweep }: Analysis, row: number): ConflictReason | null {
  return REASONS[sweep.conflict[row]!] ?? null;
}

/** Whether the leaf at this position is on the critical path. What is done cannot delay anything any more. */
export function isCriticalAt({ sweep, bounds }: Analysis, row: number): boolean {
  return sweep.late[row]! <= sweep.early[row]! && bounds.mode[row] !== FINISHED;
}

/**
 * The first day of work that begins at an ordinal: of what has begun, the very day on which it did. A milestone set by a
 * predecessor stands where that one ends.
 */
function startDayAt({ bounds, sweep }: Analysis, row: number, ordinal: number): DayNumber {
  if (bounds.mode[row]! >= STARTED && ordinal === bounds.at[row]) return bounds.begunOn[row]!;
  const followsWork = bounds.duration[row] === 0 && sweep.isDriven[row];
  const worked = bounds.calendar.endAt(ordinal);
  return followsWork && worked >= bounds.pointFrom[row]! ? worked : bounds.calendar.dayAt(ordinal);
}

/** The exclusive end of work that is done by an ordinal: of what is finished, the very day. */
function endDayAt(analysis: Analysis, row: number, ordinal: number): DayNumber {
  const { bounds } = analysis;
  if (bounds.mode[row] === FINISHED) return bounds.finishedBy[row]!;
  return bounds.duration[row] === 0 ? startDayAt(analysis, row, ordinal) : bounds.calendar.endAt(ordinal);
}

/** What the calculation says of the leaves at these positions together: one leaf, or all those of a summary. */
export function scheduleOfLeaves(analysis: Analysis, leaves: readonly number[]): TaskSchedule {
  const { bounds, sweep, free } = analysis;
  const days = { earlyStart: Infinity, earlyEnd: -Infinity, lateStart: Infinity, lateEnd: -Infinity };
  const ordinals = { first: Infinity, last: -Infinity, totalFloat: Infinity, freeFloat: Infinity };
  let critical = false;
  let conflict: ConflictReason | null = null;
  for (const row of leaves) {
    const early = sweep.early[row]!;
    const late = sweep.late[row]!;
    const duration = bounds.duration[row]!;
    days.earlyStart = Math.min(days.earlyStart, startDayAt(analysis, row, early));
    days.earlyEnd = Math.max(days.earlyEnd, endDayAt(analysis, row, early + duration));
    days.lateStart = Math.min(days.lateStart, startDayAt(analysis, row, late));
    days.lateEnd = Math.max(days.lateEnd, endDayAt(analysis, row, late + duration));
    ordinals.first = Math.min(ordinals.first, early);
    ordinals.last = Math.max(ordinals.last, early + duration);
    ordinals.totalFloat = Math.min(ordinals.totalFloat, late - early);
    ordinals.freeFloat = Math.min(ordinals.freeFloat, free[row]!);
    critical ||= isCriticalAt(analysis, row);
    conflict ??= conflictAt(analysis, row);
  }
  return {
    earlyStart: civilDate(days.earlyStart),
    earlyEnd: civilDate(days.earlyEnd),
    lateStart: civilDate(days.lateStart),
    lateEnd: civilDate(days.lateEnd),
    duration: ordinals.last - ordinals.first,
    totalFloat: ordinals.totalFloat,
    freeFloat: ordinals.freeFloat,
    critical,
    conflict,
  };
}
