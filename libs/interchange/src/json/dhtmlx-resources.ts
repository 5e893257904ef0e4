import type { FileAssignment, FileResource, FileSchedule } from '../schedule-file/file-schedule';
import { type JsonObject, listOf, numberIn, objectOf, textIn } from './value';

/** Where a task may name its resources, unless the file's settings name another field. */
const FIELDS = ['resources', 'owner_id', 'owner', 'resource_id'];

/** The resources of a file in the shape of dhtmlx-gantt, wherever its store keeps them. */
export function resourcesOf(file: JsonObject): readonly FileResource[] {
  return stored(file, 'resources').map(({ id, name, text, label }) => ({
    id: textIn(id) ?? '',
    name: textIn(name ?? text ?? label),
  }));
}

/** The assignments that stand in a list of their own, and those that tasks name; no more than `most`. */
export function assignmentsOf(
  file: JsonObject,
  tasks: readonly JsonObject[],
  most: number,
): Pick<FileSchedule, 'assignments' | 'assignmentsLeftOut'> {
  const listed = [...stored(file, 'assignments'), ...stored(file, 'resourceAssignments')].map(
    (row): FileAssignment => ({ ...sharedOf(row), taskId: textIn(row['task_id']) ?? '' }),
  );
  const named = textIn(objectOf(file['config'])['resource_property']);
  const fields = named === undefined ? FIELDS : [named];
  const ofTasks = tasks.flatMap((task) => {
    const taskId = textIn(task['id']) ?? '';
    const given = fields.map((field) => task[field]).find((value) => value !== undefined);
    return rowsOf(given).map((row): FileAssignment => ({ ...sharedOf(row), taskId }));
  });
  // A file that lists its assignments repeats them in its tasks.
  const all = listed.length > 0 ? listed : ofTasks;
  return { assignments: all.slice(0, most), assignmentsLeftOut: Math.max(0, all.length - most) };
}

/** One resource alone, or a list of them, each with its amount or not. */
function rowsOf(value: unknown): readonly JsonObject[] {
  const rows = Array.isArray(value) ? listOf(value) : [value];
  return rows.flatMap((row): readonly JsonObject[] => {
    const id = textIn(row);
    if (id !== undefined) return id === '' || id === '0' ? [] : [{ resource_id: id }];
    return typeof row === 'object' && row !== null ? [objectOf(row)] : [];
  });
}

function sharedOf(row: JsonObject): Pick<FileAssignment, 'resourceId' | 'amount'> {
  return {
    resourceId: textIn(row['resource_id'] ?? row['id']) ?? '',
    amount: numberIn(row['value'] ?? row['amount'] ?? row['units'], 1),
  };
}

function stored(file: JsonObject, name: string): readonly JsonObject[] {
  return listOf(file[name] ?? objectOf(file['collections'])[name]).map(objectOf);
}
