import type { BarColour } from '@plomada/contracts';
import { isDone, type Plan, type PlanRow } from '@plomada/domain';
import { PERSON_COLOURS, type PersonColour, type StateColours } from '@plomada/presentation';
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

/** What the colour of a bar says of its task, by its key; null for summaries, which have none. */
export function barSays(by: BarColour, row: PlanRow, plan: Pick<Plan, 'responsibles'>): string | null {
  if (row.state === null) return null;
  if (by === 'state') return row.state;
  if (by === 'responsible') {
    // Of several the first.
    const [id] = row.responsibles;
    return id !== undefined && plan.responsibles.has(id) ? id : NOBODY;
  }
  if (isDone(row.progress)) return 'completed';
  return row.critical ? 'critical' : 'notCritical';
}

/** The same with how it is told. */
export function barMeaning(by: BarColour, row: PlanRow, plan: Pick<Plan, 'responsibles'>): BarMeaning | null {
  const says = barSays(by, row, plan);
  if (says === null) return null;
  if (by === 'responsible') return personMeaning(says, plan);
  const hue = by === 'state' ? STATE_COLOURS[row.state!] : CRITICAL_HUES[says as keyof typeof CRITICAL_HUES];
  return { hue, isBanded: false, says };
}

const CRITICAL_HUES = { completed: 'completed', critical: 'delayed', notCritical: 'executable' } as const;

function personMeaning(says: string, plan: Pick<Plan, 'responsibles'>): BarMeaning {
  if (says === NOBODY) return { hue: 'notAnalysed', isBanded: false, says };
  const place = plan.responsibles.positionOf(says)!;
  const { length } = PERSON_COLOURS;
  const isBanded = Math.floor(place / length) % 2 === 1;
  return { hue: PERSON_COLOURS[place % length]!, isBanded, says };
}

/** Work that is not done though its time is over: hatched, whatever its colour says. */
export const isLate = ({ state }: Pick<PlanRow, 'state'>): boolean => state === 'delayed' || state === 'late';

/** The classes of the style sheet that draw a meaning. */
export const hueClass = ({ hue, isBanded }: Pick<BarMeaning, 'hue' | 'isBanded'>): string =>
  `plan-hue-${hue}${isBanded ? ' plan-hue-banded' : ''}`;
