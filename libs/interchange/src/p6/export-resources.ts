import { type ImportedResponsible, type ImportedSchedule, WORK_HOURS } from '@plomada/domain';
import type { P6Export } from './out';

/** A resource as P6 gets it: what a schedule uses, or somebody who answers for its tasks. */
export interface P6Resource {
  readonly id: number;
  readonly name: string;
  /** `WORK_HOURS` for labour; '' for a material without one. */
  readonly unit: string;
  readonly person?: ImportedResponsible;
}

/** Numbered from 1; people are labour. */
export function p6ResourcesOf({ resources, responsibles = [] }: ImportedSchedule): readonly P6Resource[] {
  const used = resources.map(({ name, unit = '' }) => ({ name, unit }));
  const people = responsibles.map((person) => ({ name: person.name, unit: WORK_HOURS, person }));
  return [...used, ...people].map((one, position) => ({ id: position + 1, ...one }));
}

export interface P6AssignmentOut {
  readonly workId: number;
  readonly resourceId: number;
  readonly amount: number;
}

/** How much of what each activity uses, and who answers for it: of their hours a plan says nothing, so they budget none. */
export function p6AssignmentsOf({ schedule, activities }: P6Export): readonly P6AssignmentOut[] {
  const rows = [...schedule.resources, ...(schedule.responsibles ?? [])];
  const numbers = new Map(rows.map(({ id }, position) => [id, position + 1]));
  return activities.flatMap(({ id: workId, task }) => [
    ...task.resources.map(({ id, amount }) => ({ workId, resourceId: numbers.get(id)!, amount })),
    ...(task.responsibles ?? []).map((id) => ({ workId, resourceId: numbers.get(id)!, amount: 0 })),
  ]);
}
