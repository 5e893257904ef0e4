import type { ImportedSchedule, ResourceAmount } from '@plomada/domain';
import type { WarningList } from '../warning-list';
import type { FileAssignment, FileResource } from './file-schedule';
import { MAX_RESOURCE_NAME, cut, oneLine } from './names';
import type { Outline } from './outline';

const MAX_AMOUNT = 1_000_000;
/** Resources of a plan, and of one of its tasks. */
const MAX_RESOURCES = 5000;
const MAX_PER_TASK = 50;

export interface Resources {
  readonly list: ImportedSchedule['resources'];
  /** By the file's id, those merged into another included. */
  readonly idOf: ReadonlyMap<string, string>;
}

/** The named resources of the file. A plan's resource names are unique: those that share one become one. */
export function resourcesOf(resources: readonly FileResource[], warnings: WarningList): Resources {
  const list: { id: string; name: string }[] = [];
  const idOf = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const resource of resources) {
    const { id } = resource;
    const name = cut(oneLine(resource.name), MAX_RESOURCE_NAME);
    if (!/^[\w.-]{1,40}$/.test(id) || idOf.has(id)) continue;
    if (!name) {
      warnings.file('RESOURCE_WITHOUT_NAME', { before: id });
      continue;
    }
    const key = name.toLowerCase();
    const first = byName.get(key);
    if (first !== undefined) warnings.file('RESOURCES_MERGED', { resource: name });
    else if (list.length === MAX_RESOURCES) {
      warnings.file('RESOURCES_CUT', { after: MAX_RESOURCES, resource: name });
      continue;
    } else {
      byName.set(key, id);
      list.push({ id, name });
    }
    idOf.set(id, first ?? id);
  }
  return { list, idOf };
}

/** How much of each resource each task has, in hundredths, by task id. */
export function amountsOf(
  assignments: readonly FileAssignment[],
  outline: Outline,
  resources: Resources,
  warnings: WarningList,
): ReadonlyMap<string, readonly ResourceAmount[]> {
  const amounts = new Map<string, Map<string, number>>();
  for (const { taskId, resourceId, amount } of assignments) {
    if (outline.leftOut.has(taskId)) continue;
    const task = outline.byFileId.get(taskId);
    const resource = resources.idOf.get(resourceId);
    if (!task || !resource) {
      if (task) warnings.task('ASSIGNMENT_DANGLING', task, { resource: resourceId.slice(0, 40) });
      continue;
    }
    const ofTask = amounts.get(task.id) ?? new Map<string, number>();
    if (ofTask.size === MAX_PER_TASK && !ofTask.has(resource)) {
      warnings.task('ASSIGNMENTS_CUT', task, { after: MAX_PER_TASK });
      continue;
    }
    ofTask.set(resource, (ofTask.get(resource) ?? 0) + amount);
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
