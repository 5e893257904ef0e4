import { type ImportedSchedule, nameKey, type ResourceAmount, wholeAmount } from '@plomada/domain';
import type { ImportParams } from '../read-result';
import type { WarningList } from '../warning-list';
import type { FileAssignment, FileResource } from './file-schedule';
import { type FileCalendar, type FileCalendars, sameDays } from './calendar';
import { MAX_RESOURCE_NAME, cut, oneLine } from './names';
import type { Outline } from './outline';

const MAX_AMOUNT = 1_000_000;
const MAX_UNIT = 40;
/** Resources of a plan, and of one of its tasks. */
const MAX_RESOURCES = 5000;
const MAX_PER_TASK = 50;

export interface Resources {
  readonly list: ImportedSchedule['resources'];
  /** By the file's id, those merged into another included. */
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * The named resources of the file. A plan's resource names are unique: those that share one and count in the same unit become
 * one, another unit comes behind the name.
 */
export function resourcesOf(resources: readonly FileResource[], warnings: WarningList): Resources {
  const list: ImportedSchedule['resources'][number][] = [];
  const idOf = new Map<string, string>();
  const byName = new Map<string, string>();
  const units = new Map<string, string>();
  for (const [position, resource] of resources.entries()) {
    const given = resourceName(resource, warnings);
    const unit = cut(oneLine(resource.unit), MAX_UNIT);
    const name = ownName(given, unit, units);
    if (idOf.has(resource.id)) {
      warnings.file('RESOURCE_ID_REPEATED', { resource: name, before: resource.id.slice(0, 40) });
      continue;
    }
    if (!name) {
      warnings.file('RESOURCE_WITHOUT_NAME', { before: resource.id.slice(0, 40) });
      continue;
    }
    if (name !== given) warnings.file('RESOURCE_RENAMED', { resource: name, before: given, after: name });
    const key = nameKey(name);
    const first = byName.get(key);
    const id = first ?? usableId(resource.id, position);
    if (first !== undefined) warnings.file('RESOURCES_MERGED', { resource: name });
    else if (list.length === MAX_RESOURCES) {
      warnings.file('RESOURCES_CUT', { after: MAX_RESOURCES, resource: name });
      continue;
    } else {
      byName.set(key, id);
      units.set(key, unit);
      list.push({ id, name, ...(unit && { unit }) });
    }
    idOf.set(resource.id, id);
  }
  return { list, idOf };
}

/** The name, with its unit behind it where one of that name counts in another. `units` are those of the names taken. */
function ownName(name: string, unit: string, units: ReadonlyMap<string, string>): string {
  const taken = units.get(nameKey(name));
  if (name === '' || taken === undefined || taken === unit) return name;
  const behind = ` (${unit || '-'})`;
  return cut(name, MAX_RESOURCE_NAME - behind.length) + behind;
}

function resourceName({ name }: FileResource, warnings: WarningList): string {
  const given = oneLine(name);
  const kept = cut(given, MAX_RESOURCE_NAME);
  if (given.length > MAX_RESOURCE_NAME)
    warnings.file('TEXT_CUT', { resource: kept, before: given.length, after: MAX_RESOURCE_NAME });
  return kept;
}

/** The file's own id where a plan can have it. */
function usableId(id: string, position: number): string {
  return /^[\w.-]{1,40}$/.test(id) ? id : `resource-${position + 1}`;
}

interface CalendarContext {
  readonly calendar: FileCalendar;
  readonly calendars: FileCalendars;
  readonly warnings: WarningList;
}

/** Tells of resources that work other days than the project: the plan's have no calendar. */
export function warnCalendarsOfResources(
  resources: readonly FileResource[],
  { calendar, calendars, warnings }: CalendarContext,
): void {
  for (const { name, calendarId } of resources) {
    const own = calendars.find(calendarId);
    if (!own || sameDays(own, calendar)) continue;
    const resource = cut(oneLine(name), MAX_RESOURCE_NAME);
    warnings.file('CALENDAR_OF_RESOURCE_DIFFERS', { resource, before: own.name, after: calendar.name });
  }
}

/** How much of each resource each task has, in whole numbers, by task id. */
export function amountsOf(
  assignments: readonly FileAssignment[],
  outline: Outline,
  resources: Resources,
  warnings: WarningList,
): ReadonlyMap<string, readonly ResourceAmount[]> {
  const amounts = new Map<string, Map<string, number>>();
  for (const assignment of assignments) {
    const task = outline.byFileId.get(assignment.taskId);
    const resource = resources.idOf.get(assignment.resourceId);
    if (!task || !resource) {
      warnUnusable(assignment, outline, warnings);
      continue;
    }
    const ofTask = amounts.get(task.id) ?? new Map<string, number>();
    if (ofTask.size === MAX_PER_TASK && !ofTask.has(resource)) {
      warnings.task('ASSIGNMENTS_CUT', task, { after: MAX_PER_TASK });
      continue;
    }
    ofTask.set(resource, (ofTask.get(resource) ?? 0) + assignment.amount);
    amounts.set(task.id, ofTask);
  }
  const names = new Map(resources.list.map(({ id, name }) => [id, name]));
  return new Map(
    [...amounts].map(([task, ofTask]) => [
      task,
      [...ofTask].map(([id, amount]) => {
        const after = limited(amount);
        if (Math.abs(after - amount) > SAME_AMOUNT) {
          const values = { resource: names.get(id)!, before: shown(amount), after };
          warnings.task('AMOUNT_CHANGED', outline.byFileId.get(task)!, values);
        }
        return { id, amount: after };
      }),
    ]),
  );
}

/** Assignments of what is left out went with it. */
function warnUnusable({ taskId, resourceId }: FileAssignment, outline: Outline, warnings: WarningList): void {
  const reason = outline.leftOut.get(taskId);
  if (reason && reason !== 'project') return;
  const code = resourceId === '' ? 'ASSIGNMENT_OF_ROLE' : 'ASSIGNMENT_DANGLING';
  const task = outline.byFileId.get(taskId);
  const resource: ImportParams = resourceId === '' ? {} : { resource: resourceId.slice(0, 40) };
  if (task) warnings.task(code, task, resource);
  else warnings.file(code, { ...resource, before: taskId.slice(0, 40) });
}

/** What rounding need not tell: a number's last binary digits. */
const SAME_AMOUNT = 1e-6;

function limited(amount: number): number {
  return wholeAmount(Math.min(amount, MAX_AMOUNT));
}

/** With the digits that rounding takes away. */
function shown(amount: number): string {
  return String(Math.round(amount * 1e6) / 1e6);
}
