import type { TaskState } from './task-state';

/** What boards of work set apart, from what can be done to what cannot any more. */
export const STATE_GROUPS = ['madeReady', 'notAnalysed', 'restricted', 'late'] as const;
export type StateGroup = (typeof STATE_GROUPS)[number];

/** The states that each of them is: what is done, or out of the term, is none (planning core, section 4). */
export const STATES_OF: Readonly<Record<StateGroup, readonly TaskState[]>> = {
  madeReady: ['executable', 'active'],
  notAnalysed: ['notAnalysed'],
  restricted: ['startRestricted', 'endRestricted'],
  late: ['delayed', 'late'],
};
