import type { ShownRestriction } from '@plomada/domain';
import { useSearchParams } from 'react-router';
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

const PARAM = 'lanes';

/** The grouping stands in the address, as the filters do. */
export function useLanesInAddress(): readonly [LaneChoice | null, (choice: string) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(PARAM);
  const choose = (choice: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (choice === '') next.delete(PARAM);
        else next.set(PARAM, choice);
        return next;
      },
      { replace: true },
    );
  return [LANE_CHOICES.find((choice) => choice === asked) ?? null, choose];
}
