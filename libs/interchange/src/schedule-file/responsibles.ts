import type { ImportedResponsible } from '@plomada/domain';
import type { WarningList } from '../warning-list';
import type { FileAssignment, FileResource } from './file-schedule';
import { cut, oneLine } from './names';
import type { Outline } from './outline';

/** What the resources that stand for responsibles are marked with, in a field that the tools keep and do not use. */
export const RESPONSIBLE_MARK = 'plomada-responsible';

const MAX_NAME = 200;
const MAX_EMAIL = 254;
/** Of one task. */
const MAX_PER_TASK = 50;

/** What a resource is beyond a resource, given its field with the mark and its e-mail. */
export function personOf(
  mark: string | undefined,
  email: string | undefined,
): Pick<FileResource, 'isResponsible' | 'email'> {
  return mark?.trim() === RESPONSIBLE_MARK ? { isResponsible: true, email } : {};
}

export interface FileResponsibles {
  readonly list: readonly ImportedResponsible[];
  /** By task id. */
  readonly ofTask: ReadonlyMap<string, readonly string[]>;
  /** What is left: resources and assignments of work and materials. */
  readonly resources: readonly FileResource[];
  readonly assignments: readonly FileAssignment[];
}

/** Parts the people of a file who answer for tasks from its resources, telling each by name. */
export function responsiblesOf(
  file: { readonly resources: readonly FileResource[]; readonly assignments: readonly FileAssignment[] },
  outline: Outline,
  warnings: WarningList,
): FileResponsibles {
  const people = new Map<string, ImportedResponsible>();
  for (const { id, name, email, isResponsible } of file.resources) {
    if (!isResponsible || !/^[\w.-]{1,40}$/.test(id) || people.has(id)) continue;
    const person = { id, name: cut(oneLine(name), MAX_NAME) };
    const address = cut(oneLine(email), MAX_EMAIL);
    people.set(id, address ? { ...person, email: address } : person);
    warnings.file('RESPONSIBLE_BY_NAME', { resource: person.name });
  }
  const ofTask = new Map<string, string[]>();
  for (const { taskId, resourceId } of file.assignments) {
    const task = outline.byFileId.get(taskId);
    if (!task || !people.has(resourceId)) continue;
    const ids = ofTask.get(task.id) ?? [];
    ofTask.set(task.id, ids);
    if (ids.length < MAX_PER_TASK && !ids.includes(resourceId)) ids.push(resourceId);
  }
  return {
    list: [...people.values()],
    ofTask,
    resources: file.resources.filter(({ id }) => !people.has(id)),
    assignments: file.assignments.filter(({ resourceId }) => !people.has(resourceId)),
  };
}
