import type { BarColour } from '@plomada/contracts';
import { isDone, type Plan, type PlanRow } from '@plomada/domain';
import { PERSON_COLOURS, type PersonColour, type StateColours } from '../../../base/theme/tokens';
import { STATE_COLOURS } from '../../../columns/state-colours';

/** A colour of the theme, below `state` or `people` of it. */
export type BarHue = keyof StateColours | PersonColour;

/** What the colour of a bar says. */
export interface BarMeaning {
  readonly hue: BarHue;
  /** Where people are more than colours, those of the second round have bands. */
  readonly isBanded: boolean;
  /** The state, the responsible's id, or whether it is critical; another of each key is told by another colour. */
  readonly says: string;
}

/** What is said of work that nobody is responsible for. */
export const NOBODY = '';

/** What the colour of a bar says of its task; null for summaries, which have none. */
export function barMeaning(by: BarColour, row: PlanRow, plan: Pick<Plan, 'responsibles'>): BarMeaning | null {
  if (row.state === null) return null;
  if (by === 'responsible') return personMeaning(row, plan);
  if (by === 'state') return { hue: STATE_COLOURS[row.state], isBanded: false, says: row.state };
  if (isDone(row.progress)) return { hue: 'completed', isBanded: false, says: 'completed' };
  return row.critical
    ? { hue: 'delayed', isBanded: false, says: 'critical' }
    : { hue: 'executable', isBanded: false, says: 'notCritical' };
}

/** Of several responsibles the first. */
function personMeaning({ responsibles: [id] }: PlanRow, plan: Pick<Plan, 'responsibles'>): BarMeaning {
  const place = id === undefined ? undefined : plan.responsibles.positionOf(id);
  if (id === undefined || place === undefined) return { hue: 'notAnalysed', isBanded: false, says: NOBODY };
  const { length } = PERSON_COLOURS;
  const isBanded = Math.floor(place / length) % 2 === 1;
  return { hue: PERSON_COLOURS[place % length]!, isBanded, says: id };
}

/** Work that is not done though its time is over: hatched, whatever its colour says. */
export const isLate = ({ state }: Pick<PlanRow, 'state'>): boolean => state === 'delayed' || state === 'late';

/** The classes of the style sheet that draw a meaning. */
export const hueClass = ({ hue, isBanded }: Pick<BarMeaning, 'hue' | 'isBanded'>): string =>
  `plan-hue-${hue}${isBanded ? ' plan-hue-banded' : ''}`;
