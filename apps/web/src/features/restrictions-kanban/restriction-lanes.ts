import type { ShownRestriction } from '@plomada/domain';
import type { Lane } from '../../base/board/board';

export type LaneChoice = 'responsible' | 'family' | 'company';
export const LANE_CHOICES: readonly LaneChoice[] = ['responsible', 'family', 'company'];

/** What a restriction is grouped by; null groups nothing. `nobody` heads those of whom there is nothing to say. */
export function laneOf(
  choice: LaneChoice | null,
  companyOf: (responsible: string) => string,
  nobody: string,
): ((row: ShownRestriction) => Lane) | null {
  const named = (key: string, label = key): Lane => ({ key, label: label || nobody });
  if (choice === 'family') return ({ family }) => named(family);
  if (choice === 'responsible')
    return ({ responsible, responsibleName }) => named(responsible ?? '', responsibleName);
  if (choice === 'company')
    return ({ responsible }) => named(responsible === null ? '' : companyOf(responsible).trim());
  return null;
}
