import {
  type ImportedLink,
  type ImportedSchedule,
  type ImportedTask,
  type LinkType,
  type ResourceAmount,
  importedTask,
  scheduleOf,
  WORK_HOURS,
} from '@plomada/domain';
import { networkOf } from '@plomada/interchange';
import type { Activity, Entry } from './activity';
import type { Building } from './building';

/** Of a working day. */
const HOURS_A_DAY = 8;
const LINK_TYPES: Readonly<Record<string, LinkType>> = { FS: '0', SS: '1', FF: '2', SF: '3' };

interface Row {
  readonly id: string;
  readonly parent: string | null;
  readonly entry: Entry;
}

/** The building's schedule with the dates that the engine calculates, and its baseline as first planned. */
export function scheduleBuilding(building: Building): ImportedSchedule {
  const rows = rowsOf(building);
  const planned = dated(building, rows, ({ more, days }) => more.was ?? days);
  const present = dated(building, rows, ({ days }) => days);
  const isNew = new Set(rows.filter(({ entry }) => 'key' in entry && entry.more.isNew).map(({ id }) => id));
  return {
    ...present,
    tasks: present.tasks.map((task, position) => {
      const { start, end } = planned.tasks[position]!;
      return { ...task, baselines: isNew.has(task.id) ? [] : [{ number: 0, start, end }] };
    }),
  };
}

/** Rows in tree order, numbered from 1. */
function rowsOf({ phases }: Building): readonly Row[] {
  const rows: Row[] = [];
  const add = (entry: Entry, parent: string | null): void => {
    const id = String(rows.length + 1);
    rows.push({ id, parent, entry });
    if ('entries' in entry) for (const child of entry.entries) add(child, id);
  };
  for (const phase of phases) add(phase, null);
  return rows;
}

function dated(
  building: Building,
  rows: readonly Row[],
  daysOf: (activity: Activity) => number,
): ImportedSchedule {
  const ids = new Map(rows.flatMap(({ id, entry }) => ('key' in entry ? [[entry.key, id] as const] : [])));
  const resourceKeys = Object.keys(building.resources);
  const draft: ImportedSchedule = {
    name: building.name,
    startDate: building.start,
    workingDays: building.workingDays,
    holidays: building.holidays,
    tasks: rows.map((row) => draftTask(row, building, daysOf, resourceKeys)),
    links: rows.flatMap(({ id, entry }) => ('key' in entry ? linksOf(entry, id, ids) : [])),
    resources: resourceKeys.map((key, position) => ({
      id: String(position + 1),
      name: building.resources[key]!,
      unit: WORK_HOURS,
    })),
  };
  const calculated = scheduleOf(networkOf(draft));
  return {
    ...draft,
    tasks: draft.tasks.map((task) => {
      const { earlyStart: start, earlyEnd: end, duration } = calculated.of(task.id)!;
      return { ...task, start, end, duration };
    }),
  };
}

function draftTask(
  { id, parent, entry }: Row,
  building: Building,
  daysOf: (activity: Activity) => number,
  resourceKeys: readonly string[],
): ImportedTask {
  const activity = 'key' in entry ? entry : null;
  const duration = activity ? daysOf(activity) : 1;
  const [constraintType, constraintDate] = activity?.more.constraint ?? ['asap'];
  return importedTask({
    id,
    parent,
    text: entry.name,
    detail: activity?.more.note ?? '',
    kind: activity?.days === 0 ? 'milestone' : 'task',
    start: building.start,
    end: building.start,
    duration,
    constraintType,
    constraintDate: constraintDate ?? null,
    resources: amountsOf(activity?.more.with ?? '', resourceKeys, duration * HOURS_A_DAY),
  });
}

/** The hours of work of 'enfierradores 4, grua 1', each of whom is there for `hours`. */
function amountsOf(text: string, resourceKeys: readonly string[], hours: number): readonly ResourceAmount[] {
  return listed(text).map((item) => {
    const [key, count] = item.split(' ');
    const position = resourceKeys.indexOf(key!);
    if (position < 0 || !Number(count)) throw new Error(`No such resource: ${item}`);
    return { id: String(position + 1), amount: Number(count) * hours };
  });
}

/** 'EX1 SS+2, EX2' */
function linksOf(
  { after }: Activity,
  target: string,
  ids: ReadonlyMap<string, string>,
): readonly ImportedLink[] {
  return listed(after).map((item) => {
    const [, key, type, lag] = /^(\w+)(?: ([FS]{2})([+-]\d+)?)?$/.exec(item) ?? [];
    const source = ids.get(key ?? '');
    if (!source) throw new Error(`No such predecessor: ${item}`);
    return { source, target, type: LINK_TYPES[type ?? 'FS']!, lag: Number(lag ?? 0) };
  });
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
