import type { StateReason } from '@plomada/domain';
import type { StateColours } from '@plomada/presentation';

/** The colour of a task's state: below `stateText` of the theme in words, below `state` of it in fills. */
export const STATE_COLOURS: Readonly<Record<StateReason['state'], keyof StateColours>> = {
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
