import type { PastAction } from '@plomada/contracts';
import { fullNameOf } from '../../base/layout/person-avatar';

/** Of more it is only said that there are more. */
export const MOST_COUNTED = 200;

/** How much others changed, and who. */
export interface ChangesSince {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
  /** The names of those who changed what was counted. */
  readonly people: readonly string[];
}

/** What lines of the log come to, of which there may be more; null for none. */
export function changesOf(lines: readonly PastAction[], areMore: boolean): ChangesSince | null {
  if (lines.length === 0) return null;
  const people = new Map(lines.map(({ User }) => [User.id, fullNameOf(User)]));
  return {
    count: Math.min(lines.length, MOST_COUNTED),
    isMore: areMore || lines.length > MOST_COUNTED,
    people: [...people.values()],
  };
}
