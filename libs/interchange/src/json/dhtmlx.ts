import { civilDate } from '@plomada/domain';
import type {
  FileBaseline,
  FileCalendarSource,
  FileLink,
  FileRow,
  FileSchedule,
  FileUnit,
  FileWarning,
} from '../schedule-file/file-schedule';
import { type Instant, instantOf } from '../schedule-file/instant';
import { linksToNobody } from '../schedule-file/links';
import { assignmentsOf, resourcesOf } from './dhtmlx-resources';
import { constraintType, linksByTarget, linksIn } from './shared';
import { type JsonObject, listOf, numberIn, objectOf, textIn } from './value';

const CALENDAR = 'every-day';
const MORNING = 8 * 60;
/** What else than a day a duration may count, in days of eight hours and weeks of five days. */
const DAY: Counted = { unit: 'days', days: 1 };
const UNITS: ReadonlyMap<string, Counted> = new Map([
  ['minute', { unit: 'minutes', days: 1 / 480 }],
  ['hour', { unit: 'hours', days: 1 / 8 }],
  ['day', DAY],
  ['week', { unit: 'weeks', days: 5 }],
  ['month', { unit: 'months', days: 20 }],
]);
interface Counted {
  readonly unit: FileUnit;
  readonly days: number;
}
const NO_PARENT: readonly string[] = ['', '0', 'noparent'];

/**
 * The shape of dhtmlx-gantt, `{ data: […], links: […] }`, in the terms that all formats share. Ends are exclusive. Another
 * unit than days is told and no reason to refuse (planning core, section 5): dates count where there are both. At most
 * `most` assignments are kept.
 */
export function ofDhtmlx(file: JsonObject, most: number): FileSchedule {
  const tasks = listOf(file['data'] ?? file['tasks']).map(objectOf);
  const { unit, days } = UNITS.get(unitOf(file)) ?? DAY;
  const links = linksByTarget(listOf(linksIn(file)));
  const ids = new Set(tasks.map(({ id }) => textIn(id) ?? ''));
  const warnings: FileWarning[] =
    unit === 'days' ? [] : [{ code: 'IMPORT_WARNING_FORMAT_PROJECT', params: { unit, count: tasks.length } }];
  return {
    name: textIn(file['name']),
    start: null,
    isScheduledFromFinish: false,
    unit: null,
    calendarId: CALENDAR,
    calendars: [EVERY_DAY],
    rows: inTreeOrder(tasks).map(({ task, level }) =>
      rowOf(task, level, days, links.get(textIn(task['id']) ?? '') ?? []),
    ),
    linksToNobody: linksToNobody(links, ids),
    projectIds: [],
    resources: resourcesOf(file),
    ...assignmentsOf(file, tasks, most),
    warnings: [...warnings, { code: 'CALENDAR_MISSING', params: { after: '1111111' } }],
  };
}

/** The shape says no calendar, and its widget works every day unless told. */
const EVERY_DAY: FileCalendarSource = {
  id: CALENDAR,
  name: '',
  baseId: undefined,
  weekDays: new Map([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { isWorking: true, opening: MORNING }])),
  exceptions: () => [],
};

function unitOf(file: JsonObject): string {
  const unit =
    textIn(file['duration_unit'] ?? file['unit'] ?? objectOf(file['config'])['duration_unit']) ?? 'day';
  return unit.toLowerCase().replace(/s$/, '');
}

/** Depth-first along the parents, siblings in the file's order; what hangs under nothing, or in a ring, is a root. */
function inTreeOrder(tasks: readonly JsonObject[]): readonly { task: JsonObject; level: number }[] {
  const known = new Set(tasks.map(({ id }) => textIn(id) ?? ''));
  const children = new Map<string, JsonObject[]>();
  const roots: JsonObject[] = [];
  for (const task of tasks) {
    const parent = textIn(task['parent']) ?? '';
    if (NO_PARENT.includes(parent) || !known.has(parent)) roots.push(task);
    else {
      const siblings = children.get(parent);
      if (siblings) siblings.push(task);
      else children.set(parent, [task]);
    }
  }
  const ordered: { task: JsonObject; level: number }[] = [];
  const placed = new Set<JsonObject>();
  for (const root of [...roots, ...tasks]) {
    const open = [{ task: root, level: 1 }];
    for (let next = open.pop(); next; next = open.pop()) {
      if (placed.has(next.task)) continue;
      placed.add(next.task);
      ordered.push(next);
      const level = next.level + 1;
      const below = children.get(textIn(next.task['id']) ?? '') ?? [];
      for (let at = below.length - 1; at >= 0; at -= 1) open.push({ task: below[at]!, level });
    }
  }
  return ordered;
}

function rowOf(
  task: JsonObject,
  level: number,
  unitDays: number,
  predecessors: readonly FileLink[],
): FileRow {
  const type = textIn(task['type']);
  const isMilestone = type === 'milestone' || type === '2';
  const start = momentOf(task['start_date']);
  const deadline = momentOf(task['deadline']);
  const duration = numberIn(task['duration'], NaN) * unitDays;
  return {
    id: textIn(task['id']) ?? '',
    level,
    name: textIn(task['text'] ?? task['name']),
    notes: textIn(task['detail'] ?? task['notes']),
    wbs: textIn(task['wbs'] ?? task['cod']),
    isExternal: false,
    isActive: true,
    isBranch: false,
    isMilestone,
    start,
    finish: isMilestone ? start : finishOf(momentOf(task['end_date']), start, duration),
    duration: isMilestone || !(duration >= 0) ? null : { days: duration, isElapsed: false },
    unit: undefined,
    percent: numberIn(task['progress'], 0) * 100,
    constraint: { type: constraintType(task['constraint_type']), at: momentOf(task['constraint_date']) },
    calendarId: CALENDAR,
    actualStart: null,
    actualFinish: null,
    baselines: baselinesOf(task),
    predecessors,
    warnings: deadline ? [{ code: 'DEADLINE_LEFT_OUT', params: { before: civilDate(deadline.day) } }] : [],
  };
}

/** The task's own pair of dates, as some widgets name it, and then those of its list. */
function baselinesOf(task: JsonObject): readonly FileBaseline[] {
  const own = {
    start_date: task['base_start'] ?? task['planned_start'],
    end_date: task['base_end'] ?? task['planned_end'],
  };
  const written = own.start_date || own.end_date ? [own] : [];
  return [...written, ...listOf(task['baselines']).map(objectOf)].map((baseline, number) => {
    const start = momentOf(baseline['start_date']);
    return { number, start, finish: finishOf(momentOf(baseline['end_date']), start, 0) };
  });
}

/** An end of another shape's is the midnight after the last day. */
function finishOf(end: Instant | null, start: Instant | null, duration: number): Instant | null {
  if (!end || !start || end.minute > 0) return end;
  return end.day > start.day ? { day: end.day - 1, minute: 17 * 60 } : duration > 0 ? null : end;
}

/** `dd-MM-yyyy[ HH:mm]`, `dd/MM/yyyy…` or `yyyy-MM-dd[ HH:mm]`. */
function momentOf(value: unknown): Instant | null {
  const text = textIn(value)?.trim() ?? '';
  return instantOf(text.replace(/^(\d{2})[-/](\d{2})[-/](\d{4})/, '$3-$2-$1'));
}
