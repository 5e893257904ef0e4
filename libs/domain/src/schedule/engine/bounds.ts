import type { WorkCalendar } from '../../calendar/work-calendar';
import { calendarOf } from '../../calendar/work-calendar';
import { dayNumber } from '../../calendar/civil-date';
import type { Plan, Restriction, Task } from '../../plan/plan';
import { MAX_DURATION } from '../../plan/max-duration';
import { hasBegun } from '../../progress/has-begun';
import { restrictionsOf } from '../../restrictions/of-task';
import { linkedTargets } from '../../plan/linked-targets';
import { requiredEnd, requiredPoint } from '../../restrictions/required-place';
import { treeOf } from '../../tree/tree';
import { earliestStart } from './earliest-start';
import { isDone } from '../../progress/hundredths';

/** What decides a task's place besides its links. */
export const FREE = 0;
/** mso or mfo: the constraint's date, whatever the links say. */
export const FIXED = 1;
/** Begun: its start is history. */
export const STARTED = 2;
/** Done: both dates are history. */
export const FINISHED = 3;

export const NO_LOWER = -(2 ** 30);
export const NO_UPPER = 2 ** 30;

/** Longest duration and lag the engine adds up: what validation lets through, so that sums stay exact. */
const MAX_WORKING_DAYS = 100_000;

/**
 * The parts of the tasks that the sweeps read, by row position, in ordinals of working days.
 *
 * All positions are those of the start: a bound on the end is one on the start, a duration earlier.
 */
export interface Bounds {
  readonly calendar: WorkCalendar;
  /** Ordinal of the project's first working day. */
  readonly projectStart: number;
  /** Ordinal of the data date; `NO_LOWER` without one. */
  readonly dataDate: number;
  /** Before this nothing starts that has not begun: the later of both. */
  readonly floor: number;
  readonly isLeaf: Uint8Array;
  readonly duration: Int32Array;
  readonly mode: Uint8Array;
  /** The start in modes other than FREE. */
  readonly at: Int32Array;
  /** The very day on which what has begun did, which may be a day of rest now. */
  readonly begunOn: Int32Array;
  /** The very day after which what is finished was: its exclusive end. */
  readonly finishedBy: Int32Array;
  /** snet, fnet and required dates of restrictions. */
  readonly lower: Int32Array;
  /** The very day before which a milestone does not stand, which may be the working day after the rest that its ordinal ends. */
  readonly pointFrom: Int32Array;
  /** snlt and fnlt. */
  readonly upper: Int32Array;
  readonly isAlap: Uint8Array;
  readonly alapCount: number;
  /** Tells these bounds from others without holding them. */
  readonly version: object;
  /** The bounds that they were made of, and the rows that were read again since. */
  readonly since: { readonly version: object; readonly rows: readonly number[] } | null;
}

/** The rows whose bounds may be others: those read again since, or all when neither bounds were made of the other. */
export function suspectRows(before: Bounds, after: Bounds): readonly number[] {
  if (before === after) return [];
  if (after.since?.version === before.version) return after.since.rows;
  return Array.from(after.duration, (_, row) => row);
}

export type BoundsSource = Pick<Plan, 'tasks' | 'links' | 'settings' | 'restrictions'>;

/** Reads all tasks; `size` is the room for them. */
export function boundsOf(plan: BoundsSource, size: number): Bounds {
  const { startDate, dataDate = null } = plan.settings;
  const calendar = calendarOf(plan.settings);
  const { children } = treeOf(plan).structure;
  const bounds = {
    calendar,
    projectStart: calendar.ordinal(dayNumber(startDate)),
    dataDate: dataDate === null ? NO_LOWER : calendar.ordinal(dayNumber(dataDate)),
    floor: calendar.ordinal(dayNumber(earliestStart(plan.settings))),
    isLeaf: new Uint8Array(size),
    duration: new Int32Array(size),
    mode: new Uint8Array(size),
    at: new Int32Array(size),
    begunOn: new Int32Array(size),
    finishedBy: new Int32Array(size),
    lower: new Int32Array(size).fill(NO_LOWER),
    pointFrom: new Int32Array(size).fill(NO_LOWER),
    upper: new Int32Array(size).fill(NO_UPPER),
    isAlap: new Uint8Array(size),
    alapCount: 0,
    version: {},
    since: null,
  };
  const { rows } = plan.tasks;
  for (let row = 0; row < rows.length; row += 1) {
    if (children[row]) continue;
    bounds.isLeaf[row] = 1;
    readTask(bounds, row, rows[row]!);
    bounds.alapCount += bounds.isAlap[row]!;
  }
  readBranches(bounds, plan);
  if (!plan.settings.moveTasksWithConstraints) {
    for (const restriction of plan.restrictions.rows) readRestriction(bounds, plan, restriction);
  }
  return bounds;
}

/** The bounds of a plan that differs from the one read last in these rows only: no others are read. */
export function boundsAfter(last: Bounds, plan: BoundsSource, rows: readonly number[]): Bounds {
  const bounds = {
    ...last,
    isLeaf: last.isLeaf.slice(),
    duration: last.duration.slice(),
    mode: last.mode.slice(),
    at: last.at.slice(),
    begunOn: last.begunOn.slice(),
    finishedBy: last.finishedBy.slice(),
    lower: last.lower.slice(),
    pointFrom: last.pointFrom.slice(),
    upper: last.upper.slice(),
    isAlap: last.isAlap.slice(),
    version: {},
    since: { version: last.version, rows },
  };
  const { children } = treeOf(plan).structure;
  for (const row of rows) {
    bounds.alapCount -= bounds.isAlap[row]!;
    for (const field of ['isLeaf', 'duration', 'mode', 'at', 'begunOn', 'finishedBy', 'isAlap'] as const)
      bounds[field][row] = 0;
    bounds.lower[row] = bounds.pointFrom[row] = NO_LOWER;
    bounds.upper[row] = NO_UPPER;
    if (row < plan.tasks.size && !children[row]) readLeaf(bounds, plan, row);
  }
  return bounds;
}

/** One task with everything that bounds it. */
function readLeaf(bounds: Bounds & { alapCount: number }, plan: BoundsSource, row: number): void {
  const { parent } = treeOf(plan).structure;
  const task = plan.tasks.rows[row]!;
  bounds.isLeaf[row] = 1;
  readTask(bounds, row, task);
  bounds.alapCount += bounds.isAlap[row]!;
  for (let above = parent[row]!; above >= 0; above = parent[above]!) {
    boundByBranch(bounds, row, plan.tasks.rows[above]!);
  }
  if (plan.settings.moveTasksWithConstraints) return;
  for (const restriction of restrictionsOf(plan, task.id).all) readRestriction(bounds, plan, restriction);
}

/** A summary that starts no earlier, or ends no later, than a day holds every task below it to that day. */
function readBranches(bounds: Bounds, plan: BoundsSource): void {
  const { order, place, last, children } = treeOf(plan).structure;
  const { rows } = plan.tasks;
  for (let row = 0; row < rows.length; row += 1) {
    if (!children[row] || !boundsBranch(rows[row]!)) continue;
    for (const below of order.subarray(place[row]!, last[row]!)) {
      if (!children[below]) boundByBranch(bounds, below, rows[row]!);
    }
  }
}

/** The constraints that a summary can have (as in MS Project); others are without effect there. */
export function boundsBranch({
  constraintType,
  constraintDate,
}: Pick<Task, 'constraintType' | 'constraintDate'>): boolean {
  return constraintDate !== null && (constraintType === 'snet' || constraintType === 'fnlt');
}

function boundByBranch(bounds: Bounds, row: number, summary: Task): void {
  if (!boundsBranch(summary)) return;
  const { calendar, duration, mode, lower, upper } = bounds;
  const day = dayNumber(summary.constraintDate!);
  if (summary.constraintType === 'snet') {
    const bound = calendar.ordinal(day);
    if (bound > lower[row]!) lower[row] = bound;
  } else {
    const bound = calendar.ordinal(day + 1) - duration[row]!;
    if ((mode[row] === FREE || mode[row] === STARTED) && bound < upper[row]!) upper[row] = bound;
  }
}

function readTask(bounds: Bounds, row: number, task: Task): void {
  const { calendar, duration, mode, at, begunOn, finishedBy } = bounds;
  duration[row] = durationOf(task);
  if (hasBegun(task)) {
    mode[row] = isDone(task.progress) ? FINISHED : STARTED;
    begunOn[row] = dayNumber(task.start);
    at[row] = calendar.ordinal(begunOn[row]!);
    if (mode[row] === FINISHED) {
      finishedBy[row] = dayNumber(task.end);
      duration[row] = Math.max(0, calendar.ordinal(finishedBy[row]!) - at[row]!);
    } else {
      duration[row] = daysUnderWay(bounds, duration[row]!, at[row]!);
      if (task.constraintDate !== null) readDeadline(bounds, row, task, dayNumber(task.constraintDate));
    }
    return;
  }
  if (task.constraintType === 'asap') return;
  if (task.constraintType === 'alap') {
    bounds.isAlap[row] = 1;
    return;
  }
  if (task.constraintDate !== null) readConstraint(bounds, row, task, dayNumber(task.constraintDate));
}

/** Working days of a task as it says; 0 of a milestone. */
export function durationOf(task: Pick<Task, 'kind' | 'duration'>): number {
  if (task.kind === 'milestone' || !(task.duration > 0)) return 0;
  return Math.min(Math.round(task.duration), MAX_WORKING_DAYS);
}

/**
 * Of work under way something is left, which lies at the data date or after it: it lasts until the end of that day at least,
 * as long as a task may last.
 */
function daysUnderWay({ dataDate }: Bounds, duration: number, start: number): number {
  if (duration === 0) return 0;
  return Math.max(duration, Math.min(dataDate + 1 - start, MAX_DURATION));
}

/** A finish constraint's date is the last worked day, inclusive. */
function readConstraint(bounds: Bounds, row: number, task: Task, day: number): void {
  const { calendar, duration, mode, at, lower, upper } = bounds;
  const before = calendar.ordinal(day + 1);
  switch (task.constraintType) {
    case 'mso':
      mode[row] = FIXED;
      at[row] = calendar.ordinal(day);
      break;
    case 'mfo':
      mode[row] = FIXED;
      at[row] = before - duration[row]!;
      break;
    case 'snet':
      lower[row] = calendar.ordinal(day);
      break;
    case 'fnet':
      lower[row] = before - duration[row]!;
      break;
    case 'snlt':
      upper[row] = before - 1;
      break;
    case 'fnlt':
      upper[row] = before - duration[row]!;
      break;
  }
}

/** A begun task cannot be moved by its constraint any more, but a promised finish still says how late it may end. */
function readDeadline(bounds: Bounds, row: number, task: Task, day: number): void {
  if (task.constraintType !== 'fnlt' && task.constraintType !== 'mfo') return;
  bounds.upper[row] = bounds.calendar.ordinal(day + 1) - bounds.duration[row]!;
}

/** A restriction that is not released yet: its tasks wait for its required date. */
function readRestriction(bounds: Bounds, plan: BoundsSource, restriction: Restriction): void {
  if (restriction.released !== null) return;
  const { calendar, isLeaf, duration, lower, pointFrom } = bounds;
  const day = dayNumber(restriction.required);
  for (const id of restriction.taskIds) {
    const row = plan.tasks.positionOf(id);
    if (row === undefined || !isLeaf[row]) continue;
    const lasting = duration[row]!;
    let bound = restriction.type === 1 ? calendar.ordinal(day) : requiredEnd(calendar, day) - lasting;
    if (lasting === 0) {
      bound = requiredPoint(calendar, day, linkedTargets(plan).has(id));
      pointFrom[row] = Math.max(pointFrom[row]!, day);
    }
    if (bound > lower[row]!) lower[row] = bound;
  }
}
