import type { ImportedSchedule, ResourceAmount } from '@plomada/domain';
import type { WarningList } from '../warning-list';
import type { XmlElement } from '../xml/collector';
import { flag, numeric } from './fields';
import { MAX_RESOURCE_NAME, cut, oneLine } from './names';
import type { Outline } from './outline';

/** Assignments to nobody carry this resource, or another negative number. */
const UNASSIGNED = '-65535';
const MAX_AMOUNT = 1_000_000;
/** Resources of a plan, and of one of its tasks. */
const MAX_RESOURCES = 5000;
const MAX_PER_TASK = 50;

export interface Resources {
  readonly list: ImportedSchedule['resources'];
  /** By the file's UID, those merged into another included. */
  readonly idOf: ReadonlyMap<string, string>;
}

/** The named resources of the file. A plan's resource names are unique: those that share one become one. */
export function resourcesOf(elements: readonly XmlElement[], warnings: WarningList): Resources {
  const list: { id: string; name: string }[] = [];
  const idOf = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const { fields } of elements) {
    const uid = fields['UID']?.trim() ?? '';
    const name = cut(oneLine(fields['Name']), MAX_RESOURCE_NAME);
    // The nameless resource 0 that every file carries stands for "nobody".
    if (flag(fields['IsNull']) || !/^-?\d{1,18}$/.test(uid) || idOf.has(uid) || (!name && uid === '0'))
      continue;
    if (!name) {
      warnings.file('RESOURCE_WITHOUT_NAME', { before: uid });
      continue;
    }
    const key = name.toLowerCase();
    const first = byName.get(key);
    if (first !== undefined) warnings.file('RESOURCES_MERGED', { resource: name });
    else if (list.length === MAX_RESOURCES) {
      warnings.file('RESOURCES_CUT', { after: MAX_RESOURCES, resource: name });
      continue;
    } else {
      byName.set(key, uid);
      list.push({ id: uid, name });
    }
    idOf.set(uid, first ?? uid);
  }
  return { list, idOf };
}

/** How much of each resource each task has: its units (1 is one of it full time), in hundredths, by task id. */
export function amountsOf(
  assignments: readonly XmlElement[],
  outline: Outline,
  resources: Resources,
  warnings: WarningList,
): ReadonlyMap<string, readonly ResourceAmount[]> {
  const amounts = new Map<string, Map<string, number>>();
  for (const { fields } of assignments) {
    const resourceUid = fields['ResourceUID']?.trim() ?? UNASSIGNED;
    const taskUid = fields['TaskUID']?.trim() ?? '';
    if (resourceUid.startsWith('-') || outline.leftOut.has(taskUid)) continue;
    const task = outline.byUid.get(taskUid);
    const resource = resources.idOf.get(resourceUid);
    if (!task || !resource) {
      if (task) warnings.task('ASSIGNMENT_DANGLING', task, { resource: resourceUid.slice(0, 40) });
      continue;
    }
    const ofTask = amounts.get(task.id) ?? new Map<string, number>();
    if (ofTask.size === MAX_PER_TASK && !ofTask.has(resource)) {
      warnings.task('ASSIGNMENTS_CUT', task, { after: MAX_PER_TASK });
      continue;
    }
    ofTask.set(resource, (ofTask.get(resource) ?? 0) + numeric(fields['Units'], 1));
    amounts.set(task.id, ofTask);
  }
  return new Map(
    [...amounts].map(([task, ofTask]) => [
      task,
      [...ofTask].map(([id, amount]) => ({ id, amount: limited(amount) })),
    ]),
  );
}

function limited(amount: number): number {
  return Math.round(Math.min(Math.max(0, amount), MAX_AMOUNT) * 100) / 100;
}
