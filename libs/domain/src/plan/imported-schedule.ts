import type { CivilDate } from '../calendar/civil-date';
import type { HolidayName } from '../calendar/holiday-names';
import type { ConstraintType, LinkType, ResourceAmount, TaskKind } from './plan';

/**
 * A schedule read from a file of another tool, already in the plan's terms: whole days, exclusive ends, ids of the file.
 * Readers produce it, the person confirms it, LOAD_PROJECT turns it into tasks and links.
 */
export interface ImportedSchedule {
  readonly name: string;
  readonly startDate: CivilDate;
  /** The plan's data date (status date), where the file has one after its start. */
  readonly dataDate?: CivilDate;
  /** Whether the tool that wrote the file puts work at its earliest date by itself: strict scheduling then goes on doing so. */
  readonly pullsForward?: boolean;
  /** Sunday first, as in the plan's settings. */
  readonly workingDays: string;
  readonly holidays: readonly CivilDate[];
  /** What holidays are called, where the plan that is written says so; files that are read are not asked. */
  readonly holidayNames?: readonly HolidayName[];
  /** In tree order: a parent stands before its children. */
  readonly tasks: readonly ImportedTask[];
  readonly links: readonly ImportedLink[];
  /** With the unit of their amounts, where the file has one. */
  readonly resources: readonly { readonly id: string; readonly name: string; readonly unit?: string }[];
  /** Who answers for tasks, where a file says so apart from its resources; no id of theirs is one of a resource. */
  readonly responsibles?: readonly ImportedResponsible[];
}

/** Somebody who answers for tasks of a file, as the file calls them. */
export interface ImportedResponsible {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
}

export interface ImportedTask {
  /** The file's own id, unique in the file. */
  readonly id: string;
  readonly parent: string | null;
  readonly text: string;
  readonly detail: string;
  readonly kind: TaskKind;
  readonly start: CivilDate;
  readonly end: CivilDate;
  readonly duration: number;
  readonly constraintType: ConstraintType;
  readonly constraintDate: CivilDate | null;
  readonly progress: number;
  readonly resources: readonly ResourceAmount[];
  /** Who of the file's responsibles answers for it; left out for nobody. */
  readonly responsibles?: readonly string[];
  /** The file's code in the work breakdown structure. */
  readonly wbs: string | null;
  /** First and last day worked. */
  readonly actualStart: CivilDate | null;
  readonly actualFinish: CivilDate | null;
  /** At most one of each number. */
  readonly baselines: readonly ImportedBaseline[];
}

/** A task of a file that says no more of it than this. */
export function importedTask(
  known: Partial<ImportedTask> & Pick<ImportedTask, 'id' | 'start' | 'end' | 'duration'>,
): ImportedTask {
  return {
    parent: null,
    text: known.id,
    detail: '',
    kind: 'task',
    constraintType: 'asap',
    constraintDate: null,
    progress: 0,
    resources: [],
    wbs: null,
    actualStart: null,
    actualFinish: null,
    baselines: [],
    ...known,
  };
}

/** A task's dates in one of the eleven baselines that a file may hold: 0, the one that counts, to 10. */
export interface ImportedBaseline {
  readonly number: number;
  readonly start: CivilDate;
  /** First day after the last; equals `start` for a point. */
  readonly end: CivilDate;
}

export interface ImportedLink {
  readonly source: string;
  readonly target: string;
  readonly type: LinkType;
  readonly lag: number;
}

/** Limits of an import (planning core, section 9). */
export const MAX_IMPORTED_TASKS = 3500;
export const MAX_IMPORTED_LINKS = 6000;
