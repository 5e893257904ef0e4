import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { dueDate, type RestrictionState } from '../restrictions/restriction-state';
import { shownRestrictions } from '../view/shown-restriction';

const STATES = {
  1: 'pending',
  2: 'delayed',
  3: 'released',
  4: 'releasedLate',
  5: 'inProcess',
} as const satisfies Record<RestrictionState, string>;

/** A restriction as other programs read it. */
export interface ExportedRestriction {
  readonly id: string;
  /** What it holds back. */
  readonly type: 'start' | 'end';
  readonly family: string;
  readonly detail: string;
  readonly comments: string;
  readonly state: (typeof STATES)[RestrictionState];
  readonly responsibleId: string | null;
  readonly responsible: string;
  readonly company: string;
  readonly created: CivilDate;
  readonly required: CivilDate;
  readonly committed: CivilDate | null;
  /** The committed day, else the required one. */
  readonly due: CivilDate;
  readonly released: CivilDate | null;
  readonly taskIds: readonly string[];
  readonly tasks: readonly string[];
  /** The first day on which a task needs it; null when none of them is in the plan. */
  readonly neededBy: CivilDate | null;
  readonly isInTime: boolean | null;
}

export function exportedRestrictions(plan: Plan, today: CivilDate): readonly ExportedRestriction[] {
  return shownRestrictions(plan, today).map((row) => ({
    id: row.id,
    type: row.type === 1 ? 'start' : 'end',
    family: row.family,
    detail: row.detail,
    comments: row.comments,
    state: STATES[row.state],
    responsibleId: row.responsible,
    responsible: row.responsibleName,
    company: row.company,
    created: row.created,
    required: row.required,
    committed: row.commited,
    due: dueDate(row),
    released: row.released,
    taskIds: row.tasks.map(({ id }) => id),
    tasks: row.tasks.map(({ text }) => text),
    neededBy: row.neededBy,
    isInTime: row.inTime,
  }));
}
