import { type ImportedSchedule, type ImportedTask, WORK_HOURS } from '@plomada/domain';
import { RESPONSIBLE_MARK } from '../schedule-file/responsibles';
import type { XmlEntry } from '../xml/write-xml';
import { minutesOf, written } from './write-task';

type Uids = ReadonlyMap<string, string>;

/** The content of Resources: what a schedule uses, and whoever answers for its tasks as people who work. */
export function resourceEntries(
  { resources, responsibles = [] }: ImportedSchedule,
  uids: Uids,
): readonly XmlEntry[] {
  return [
    ...resources.map(({ id, name, unit }, position): XmlEntry => [
      'Resource',
      [
        ['UID', uids.get(id)!],
        ['ID', position + 1],
        ['Name', name],
        ['Type', unit === WORK_HOURS ? 1 : 0],
        ['IsNull', 0],
        ['MaterialLabel', unit === WORK_HOURS ? undefined : unit],
      ],
    ]),
    ...responsibles.map(({ id, name, email }, position): XmlEntry => [
      'Resource',
      [
        ['UID', uids.get(id)!],
        ['ID', resources.length + position + 1],
        ['Name', name],
        ['Type', 1],
        ['IsNull', 0],
        ['Code', RESPONSIBLE_MARK],
        ['EmailAddress', email],
      ],
    ]),
  ];
}

/** The content of Assignments. */
export function assignmentEntries(
  schedule: ImportedSchedule,
  taskUids: Uids,
  resourceUids: Uids,
): readonly XmlEntry[] {
  const isWork = new Set(schedule.resources.filter(({ unit }) => unit === WORK_HOURS).map(({ id }) => id));
  const parents = new Set(schedule.tasks.map(({ parent }) => parent));
  const rows = schedule.tasks.flatMap((task) => [
    ...usesOf(task, isWork),
    ...presenceOf(task, parents.has(task.id)),
  ]);
  return rows.map(({ taskId, resourceId, units, work, actual }, position) => [
    'Assignment',
    [
      ['UID', position + 1],
      ['TaskUID', taskUids.get(taskId)!],
      ['ResourceUID', resourceUids.get(resourceId)!],
      ['ActualWork', written(actual)],
      ['RemainingWork', written(work - actual)],
      ['Units', units],
      ['Work', written(work)],
    ],
  ]);
}

interface Assignment {
  readonly taskId: string;
  readonly resourceId: string;
  readonly units: number;
  /** Minutes, and those of them that are done. */
  readonly work: number;
  readonly actual: number;
}

function usesOf(task: ImportedTask, isWork: ReadonlySet<string>): readonly Assignment[] {
  const { minutes, worked } = minutesOf(task);
  return task.resources.map(({ id, amount }) => {
    const work = amount * 60;
    const actual = minutes > 0 ? Math.round((work * worked) / minutes) : 0;
    // Who works so many hours in the task's time; of a material it is how much.
    const units = isWork.has(id) && minutes > 0 ? Math.round((work / minutes) * 10_000) / 10_000 : amount;
    return { taskId: task.id, resourceId: id, units, work, actual };
  });
}

/**
 * Who answers for a task is there as long as it lasts, as the tool itself has whoever is assigned: it keeps the duration, and shows
 * the name alone. To a summary they bring no work, since its tasks have it.
 */
function presenceOf(task: ImportedTask, isSummary: boolean): readonly Assignment[] {
  const { minutes, worked } = isSummary ? { minutes: 0, worked: 0 } : minutesOf(task);
  return (task.responsibles ?? []).map((resourceId) => ({
    ...{ taskId: task.id, resourceId, units: isSummary ? 0 : 1 },
    ...{ work: minutes, actual: worked },
  }));
}
