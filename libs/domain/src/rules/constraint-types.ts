import type { ConstraintType } from '../plan/plan';
import type { ActsAs } from '../tree/tree';

const ALL: readonly ConstraintType[] = ['asap', 'alap', 'snet', 'snlt', 'fnet', 'fnlt', 'mso', 'mfo'];
/** What may bound a branch as a whole, as in MS Project. */
const OF_BRANCHES: readonly ConstraintType[] = ['asap', 'snet', 'fnlt'];

/** The date constraints that a row of this kind can have, the looser ones first. */
export function constraintTypesOf(kind: ActsAs): readonly ConstraintType[] {
  return kind === 'summary' ? OF_BRANCHES : ALL;
}

/** Whether a date constraint of this type names a day. */
export const isDatedConstraint = (type: ConstraintType): boolean => type !== 'asap' && type !== 'alap';

/** Whether the day that it names is the last worked one. */
export const boundsFinish = (type: ConstraintType): boolean =>
  type === 'mfo' || type === 'fnet' || type === 'fnlt';
