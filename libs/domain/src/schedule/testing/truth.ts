import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConstraintType } from '../../plan/plan';
import { CountedDays, type Expected, type Network, type NetworkTask, isoOf } from './oracle';
import { SHARED_DATA } from './shared';

const TRUTH = join(SHARED_DATA, 'truth');

/** A network with known dates, as the folder of them writes it: whole working days from the project's start. */
export interface TruthFile {
  readonly project_start: string;
  /** With the time at which the day's work begins. */
  readonly project_start_raw?: string;
  readonly calendar_bits_sun_sat: string;
  readonly holidays?: readonly string[];
  /** Days that are worked although the week rests then. */
  readonly extra_workdays?: readonly string[];
  /** The tool that calculated; P6 lets links go before "no later than". */
  readonly application?: string;
  /** Where late dates are counted from, when not from the calculated end. */
  readonly late_end_ordinal?: number;
  readonly tasks: readonly TruthTask[];
  readonly links: readonly {
    readonly source: number;
    readonly target: number;
    readonly type: string;
    readonly lag: number;
  }[];
}

export interface TruthTask {
  readonly id: number;
  readonly parent?: number | null;
  readonly type: 'task' | 'milestone' | 'project';
  readonly duration?: number;
  readonly constraint_type?: ConstraintType;
  readonly constraint_date?: string | null;
  readonly start?: number;
  readonly finish?: number;
  readonly late_start?: number;
  readonly late_finish?: number;
  readonly total_float?: number;
  readonly critical?: boolean;
  /** As the tool stored them, with the time of the day. */
  readonly stored_start?: string;
  readonly stored_finish?: string;
  /** Not calculated from the network: held where the file has it. */
  readonly pinned?: unknown;
}

/** What is compared of a task. */
export type Known = Omit<Expected, 'freeFloat'>;

export const truthFiles = (): readonly string[] =>
  existsSync(TRUTH) ? readdirSync(TRUTH).filter((name) => name.endsWith('.json')) : [];

export const readTruth = (name: string): TruthFile =>
  JSON.parse(readFileSync(join(TRUTH, name), 'utf8')) as TruthFile;

/** Calculates the tasks of a network that are asked for; the exclusive end of all of them too. */
export type Calculation = (network: Network) => { of(id: string): Known; readonly end: number };

/** Where a calculation differs from what is known, one line a task. */
export function differencesFrom(file: TruthFile, calculate: Calculation): readonly string[] {
  const early = calculate(networkOf(file, 'early'));
  const late = isOneCalculation(file)
    ? early
    : calculate(networkOf(file, 'late', file.late_end_ordinal ?? early.end));
  return file.tasks.filter(isCompared).flatMap((task) => {
    const { start, finish, ...own } = early.of(String(task.id));
    const { lateStart, lateFinish } = late.of(String(task.id));
    const floats = early === late ? own : { totalFloat: lateStart - start, critical: lateStart <= start };
    const got = [start, finish, lateStart, lateFinish, floats.totalFloat, floats.critical].join(' ');
    const { late_start, late_finish, total_float, critical } = task;
    const want = [task.start, task.finish, late_start, late_finish, total_float, critical].join(' ');
    return got === want ? [] : [`${task.id} ${task.constraint_type ?? ''}: got ${got}, want ${want}`];
  });
}

const isPinned = ({ pinned }: TruthTask): boolean => Boolean(pinned);

const isCompared = (task: TruthTask): boolean =>
  !isPinned(task) && task.start !== undefined && task.late_start !== undefined;

/** Early and late dates come of one calculation unless what is held, or when it must end, says otherwise. */
function isOneCalculation(file: TruthFile): boolean {
  return !isP6(file) && file.late_end_ordinal === undefined && !file.tasks.some(isPinned);
}

const isP6 = ({ application }: TruthFile): boolean => application === 'P6';

/**
 * The network that gives the early, or the late, dates. Pinned tasks are held at their own early, or late, start. Where late
 * dates are counted from a given end, a milestone stands there that every task leads to.
 */
function networkOf(file: TruthFile, side: 'early' | 'late', end?: number): Network {
  const calendar = calendarOf(file);
  const days = new CountedDays(calendar);
  const tasks = file.tasks.map((task) => taskOf(file, task, side, days));
  const links = file.links.map(({ source, target, type, lag }) => ({
    source: String(source),
    target: String(target),
    type: type as Network['links'][number]['type'],
    // Parts of a day stand between tasks of which one is pinned, and rounded so that nobody is bound too tightly.
    lag: Math.floor(lag),
  }));
  if (end === undefined) return { ...calendar, tasks, links };
  const parents = new Set(tasks.map(({ parent }) => parent));
  for (const { id } of tasks) {
    if (!parents.has(id)) links.push({ source: id, target: 'end', type: 'FS', lag: 0 });
  }
  const date = days.dayAt(end);
  return { ...calendar, tasks: [...tasks, { ...FIXED, id: 'end', duration: 0, parent: null, date }], links };
}

const FIXED = { constraint: 'mso' } as const;

function taskOf(file: TruthFile, task: TruthTask, side: 'early' | 'late', days: CountedDays): NetworkTask {
  const { duration = 0, constraint_type = 'asap', constraint_date = null } = task;
  const own = { id: String(task.id), parent: task.parent == null ? null : String(task.parent) };
  if (isPinned(task)) {
    const held = heldBetween(file, task, side, days);
    if (held) return { ...own, ...FIXED, duration: held.finish - held.start, date: days.dayAt(held.start) };
  }
  const yields = isP6(file) && side === 'early' && constraint_type.endsWith('nlt');
  const constraint = yields ? 'asap' : constraint_type;
  return { ...own, duration, constraint, date: yields ? null : (constraint_date?.slice(0, 10) ?? null) };
}

interface Held {
  readonly start: number;
  readonly finish: number;
}

/**
 * Where a pinned task is held, in whole days: others begin on the day after a part of one, and must be done by the day
 * before.
 */
function heldBetween(
  file: TruthFile,
  task: TruthTask,
  side: 'early' | 'late',
  days: CountedDays,
): Held | undefined {
  const { start, finish, late_start, late_finish, stored_start, stored_finish } = task;
  if (side === 'late' && late_start !== undefined && late_finish !== undefined) {
    return { start: Math.floor(late_start), finish: Math.floor(late_finish) };
  }
  if (start !== undefined && finish !== undefined) {
    return { start: Math.floor(start), finish: Math.ceil(finish) };
  }
  if (stored_start === undefined || stored_finish === undefined) return undefined;
  const morning = file.project_start_raw?.slice(11, 16) ?? '08:00';
  const begun = (moment: string): number =>
    days.ordinal(moment.slice(0, 10)) +
    (moment.slice(11, 16) > morning && isWorked(moment.slice(0, 10), days) ? 1 : 0);
  const last = begun(stored_finish);
  return task.type === 'milestone'
    ? { start: last, finish: last }
    : { start: days.ordinal(stored_start.slice(0, 10)), finish: last };
}

const isWorked = (date: string, days: CountedDays): boolean => days.dayAt(days.ordinal(date)) === date;

/** A project has no extra working days: where a file has some, every day is one, and those that rest are holidays. */
function calendarOf(file: TruthFile): Pick<Network, 'projectStart' | 'workingDays' | 'holidays'> {
  const { project_start, calendar_bits_sun_sat, holidays = [], extra_workdays = [] } = file;
  const calendar = { projectStart: project_start, workingDays: calendar_bits_sun_sat, holidays };
  if (extra_workdays.length === 0) return calendar;
  const resting = [...holidays];
  const day = new Date(`${project_start}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1000);
  for (let n = 0; n < 7000; n += 1) {
    const isExtra = extra_workdays.includes(isoOf(day));
    if (calendar_bits_sun_sat[day.getUTCDay()] === '0' && !isExtra) resting.push(isoOf(day));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return { ...calendar, workingDays: '1111111', holidays: resting };
}
