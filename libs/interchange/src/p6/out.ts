import {
  WORK_HOURS,
  type CivilDate,
  type ConstraintType,
  type ImportedLink,
  type ImportedSchedule,
  type ImportedTask,
  type WorkCalendar,
  addDays,
  calendarOf,
  dayNumber,
  isDone,
} from '@plomada/domain';
import { pointTime } from '../writing/point-time';
import type { ExportWarning, ExportWarningCode } from '../writing/written';
import { linksOfWork } from './links-of-work';

/** Hours of a day in what we write. */
export const HOURS_PER_DAY = 8;

/** A plan in P6's terms, before it is written as tables or as XML: branches, activities, and what ties them. */
export interface P6Export {
  readonly schedule: ImportedSchedule;
  /** The day up to which is known what was done: P6 begins what is left of any work then, or later. */
  readonly dataDate: CivilDate;
  /** The plan's own, or null where it has none; undefined where it is P6's too. */
  readonly planDataDate: CivilDate | null | undefined;
  readonly branches: readonly P6Branch[];
  readonly activities: readonly P6Work[];
  readonly links: readonly ImportedLink[];
  readonly warnings: readonly ExportWarning[];
}

export interface P6Branch {
  readonly id: number;
  /** 0 for those right under the project. */
  readonly parentId: number;
  readonly code: string;
  readonly name: string;
  readonly notes: string;
  readonly order: number;
}

export interface P6Work {
  readonly task: ImportedTask;
  readonly id: number;
  readonly branchId: number;
  readonly code: string;
  readonly kind: 'task' | 'startMilestone' | 'finishMilestone';
  readonly status: 'notStarted' | 'inProgress' | 'completed';
  /** YYYY-MM-DDTHH:MM:SS */
  readonly start: string;
  readonly finish: string;
  readonly hours: number;
  /** From the data date, or from its start, to its finish: so that P6, counting on, comes to the same finish. */
  readonly remainingHours: number;
  readonly actualStart: string | null;
  readonly actualFinish: string | null;
  readonly constraint: { readonly type: Exclude<ConstraintType, 'asap'>; readonly at: string | null } | null;
}

/**
 * What P6 can hold of a schedule. Branches there have no links and no constraints of their own: a branch's link is given to
 * the work at its edge, which says the same, and its constraint is left out; both are told.
 */
export function p6ExportOf(schedule: ImportedSchedule): P6Export {
  const warnings: ExportWarning[] = [];
  const parents = new Set(schedule.tasks.map(({ parent }) => parent));
  const numbers = new Map(
    schedule.tasks.map(({ id }, position) => [id, numberOf(id) ?? 1_000_000 + position]),
  );
  const bound = new Set(schedule.links.map(({ target }) => target));
  const dataDate = dataDateOf(schedule, parents);
  const calendar = calendarOf(schedule);
  const codes = new UniqueCodes();
  const branches: P6Branch[] = [];
  const activities: P6Work[] = [];
  for (const [position, task] of schedule.tasks.entries()) {
    const id = numbers.get(task.id)!;
    const parentId = task.parent === null ? 0 : numbers.get(task.parent)!;
    if (task.wbs === null) warnings.push({ code: 'EXPORT_CODE_INVENTED', task: task.text });
    if (parents.has(task.id)) {
      for (const code of lostOfBranch(task)) warnings.push({ code, task: task.text });
      branches.push({
        id,
        parentId,
        code: task.wbs ?? String(id),
        name: task.text,
        notes: task.detail,
        order: position,
      });
    } else {
      const code = codes.take(task.wbs ?? `A${id}`);
      if (task.wbs !== null && code !== task.wbs)
        warnings.push({ code: 'EXPORT_CODE_CHANGED', task: task.text });
      const isBound = bound.has(task.id);
      const work = workOf(task, { id, branchId: parentId, code, isBound, schedule, calendar, dataDate });
      if (!keepsActualDates(work)) warnings.push({ code: 'EXPORT_ACTUAL_DATES', task: task.text });
      activities.push(work);
    }
  }
  for (const task of branchesOutOfOrder(schedule, parents))
    warnings.push({ code: 'EXPORT_BRANCH_ORDER', task });
  const links = linksOfWork(schedule, warnings);
  const planDataDate = otherDataDate(schedule, dataDate);
  if (planDataDate !== undefined) warnings.push({ code: 'EXPORT_DATA_DATE', task: '' });
  return { schedule, dataDate, planDataDate, branches, activities, links, warnings };
}

/**
 * The schedule's data date, or the earliest later one that P6 can take: nothing begins or ends after it that has begun or
 * ended. Where there is none and nothing has, the project's beginning.
 */
function dataDateOf(
  { startDate, dataDate = startDate, tasks }: ImportedSchedule,
  parents: ReadonlySet<string | null>,
): CivilDate {
  const first = dataDate > startDate ? dataDate : startDate;
  return tasks.reduce((latest, task) => {
    const status = parents.has(task.id) ? 'notStarted' : statusOf(task);
    if (status === 'notStarted') return latest;
    const known = status === 'completed' ? task.end : task.start;
    return known > latest ? known : latest;
  }, first);
}

/** The schedule's data date where P6 gets another; one that is not after the start is none. */
function otherDataDate(
  { startDate, dataDate = startDate }: ImportedSchedule,
  written: CivilDate,
): CivilDate | null | undefined {
  const own = dataDate > startDate ? dataDate : null;
  return (own ?? startDate) === written ? undefined : own;
}

/** Names of the branches that have work after a branch: P6 shows the work of a branch before the branches in it. */
function branchesOutOfOrder(
  { name, tasks }: ImportedSchedule,
  parents: ReadonlySet<string | null>,
): ReadonlySet<string> {
  const texts = new Map(tasks.map(({ id, text }) => [id, text]));
  const withBranches = new Set<string | null>();
  const found = new Set<string>();
  for (const { id, parent } of tasks)
    if (parents.has(id)) withBranches.add(parent);
    else if (withBranches.has(parent)) found.add(parent === null ? name : texts.get(parent)!);
  return found;
}

/** What a branch of P6 has no place for. */
function lostOfBranch(task: ImportedTask): readonly ExportWarningCode[] {
  const { constraintType, resources, responsibles = [], baselines } = task;
  const lost: ExportWarningCode[] = [];
  if (constraintType !== 'asap') lost.push('EXPORT_BRANCH_CONSTRAINT');
  if (resources.length > 0) lost.push('EXPORT_BRANCH_RESOURCES');
  if (responsibles.length > 0) lost.push('EXPORT_BRANCH_RESPONSIBLES');
  if (baselines.length > 0) lost.push('EXPORT_BRANCH_BASELINES');
  return lost;
}

/** False when other actual dates are written than the task knows, or some where it knows none. */
function keepsActualDates({ task, actualStart, actualFinish }: P6Work): boolean {
  const isSame = (known: CivilDate | null, written: string | null): boolean =>
    known === null ? written === null : written?.startsWith(known) === true;
  return isSame(task.actualStart, actualStart) && isSame(task.actualFinish, actualFinish);
}

interface WorkContext {
  readonly id: number;
  readonly branchId: number;
  readonly code: string;
  readonly isBound: boolean;
  readonly schedule: ImportedSchedule;
  readonly calendar: WorkCalendar;
  readonly dataDate: CivilDate;
}

function workOf(task: ImportedTask, context: WorkContext): P6Work {
  const { id, branchId, code, isBound, schedule } = context;
  const point = task.kind === 'milestone' ? pointTime(task.start, schedule, isBound) : null;
  const start = point ?? `${task.start}T08:00:00`;
  const finish = point ?? lastHour(task.end);
  const hours = task.duration * HOURS_PER_DAY;
  const status = statusOf(task);
  return {
    task,
    id,
    branchId,
    code,
    kind: point === null ? 'task' : point.endsWith('T17:00:00') ? 'finishMilestone' : 'startMilestone',
    status,
    start,
    finish,
    hours,
    remainingHours: remainingDays(task, status, context) * HOURS_PER_DAY,
    // To P6 the dates of what has begun are its actual ones.
    actualStart: status === 'notStarted' ? null : start,
    actualFinish: status === 'completed' ? finish : null,
    constraint: constraintOf(task),
  };
}

/** Of what is under way, the working days after the data date: one at least, since it is not done. */
function remainingDays(
  { end, duration }: ImportedTask,
  status: P6Work['status'],
  { calendar, dataDate }: WorkContext,
): number {
  if (status === 'completed') return 0;
  if (status === 'notStarted') return duration;
  return end > dataDate ? Math.max(1, calendar.countWorking(dayNumber(dataDate), dayNumber(end))) : 1;
}

/** A milestone is reached or not, and never under way. What the plan takes for done, 99 % too, P6 must not schedule on. */
function statusOf({ kind, progress, actualStart }: ImportedTask): P6Work['status'] {
  if (isDone(progress)) return 'completed';
  if (kind === 'milestone') return 'notStarted';
  return progress > 0 || actualStart !== null ? 'inProgress' : 'notStarted';
}

function constraintOf({ constraintType: type, constraintDate }: ImportedTask): P6Work['constraint'] {
  if (type === 'asap') return null;
  if (!constraintDate) return type === 'alap' ? { type, at: null } : null;
  const isFinish = type === 'mfo' || type === 'fnet' || type === 'fnlt';
  return { type, at: `${constraintDate}T${isFinish ? '17' : '08'}:00:00` };
}

/** The units of the materials of a schedule, each once: P6 names them apart from the resources. */
export function unitsOfMaterials(resources: ImportedSchedule['resources']): readonly string[] {
  return [...new Set(resources.flatMap(({ unit }) => (unit && unit !== WORK_HOURS ? [unit] : [])))];
}

/** The end of the last worked day. */
export function lastHour(end: CivilDate): string {
  return `${addDays(end, -1)}T17:00:00`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A note as P6 keeps it: HTML, a line break a line. */
export function htmlOf(note: string): string {
  return note.replace(/[&<>]/g, (sign) => ESCAPES[sign]!).replace(/\n/g, '<br/>');
}

function numberOf(id: string): number | null {
  return /^w?[1-9]\d{0,8}$/.test(id) ? Number(id.replace('w', '')) : null;
}

/** P6 knows an activity by its code: no two of a project have the same. */
class UniqueCodes {
  private readonly taken = new Set<string>();

  take(wanted: string): string {
    const base = wanted.slice(0, 40);
    let code = base;
    for (let n = 2; this.taken.has(code); n += 1) code = `${base.slice(0, 34)}-${n}`;
    this.taken.add(code);
    return code;
  }
}
