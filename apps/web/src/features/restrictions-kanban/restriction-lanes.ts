import type { ShownRestriction } from '@plomada/domain';
import type { Lane } from '../../base/board/board';
import { laneNamed, laneOfAll } from '../../base/board/lanes';

export type LaneChoice = 'responsible' | 'family' | 'company' | 'branch';
export const LANE_CHOICES: readonly LaneChoice[] = ['responsible', 'family', 'company', 'branch'];

/**
 * What a restriction is grouped by; null groups nothing. One of several tasks stands under all that these are part of. `nobody` heads
 * those of whom there is nothing to say.
 */
export function laneOf(choice: LaneChoice | null, nobody: string): ((row: ShownRestriction) => Lane) | null {
  switch (choice) {
    case null:
      return null;
    case 'responsible':
      return ({ responsible, responsibleName }) =>
        laneOfAll([{ key: responsible ?? '', label: responsibleName }], nobody);
    case 'family':
      return ({ family }) => laneNamed(family, nobody);
    case 'company':
      return ({ company }) => laneNamed(company, nobody);
    case 'branch':
      return ({ tasks }) =>
        laneOfAll(
          tasks.map(({ parent, branch }) => ({ key: parent ?? '', label: branch })),
          nobody,
        );
  }
}
