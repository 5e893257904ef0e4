import type { StateReason } from '@plomada/domain';

/** The colour of a task's state in words, below `stateText` of the theme. */
export const STATE_COLOURS: Readonly<Record<StateReason['state'], string>> = {
  completed: 'completed',
  delayed: 'delayed',
  startRestricted: 'restricted',
  endRestricted: 'restricted',
  notAnalysed: 'notAnalysed',
  outOfTerm: 'notAnalysed',
  late: 'inTerm',
  active: 'inTerm',
  executable: 'executable',
};
