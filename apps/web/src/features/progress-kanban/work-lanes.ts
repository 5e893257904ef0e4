import type { Plan, Responsible, WorkRow } from '@plomada/domain';
import { companiesOf, nameOf } from '@plomada/domain';
import type { Lane } from '../../base/board/board';
import { laneNamed, laneOfAll } from '../../base/board/lanes';

export type LaneChoice = 'responsible' | 'company' | 'branch' | 'state';
export const LANE_CHOICES: readonly LaneChoice[] = ['responsible', 'company', 'branch', 'state'];

interface Words {
  /** Heads those of whom there is nothing to say. */
  readonly nobody: string;
  readonly state: (state: WorkRow['reason']['state']) => string;
}

/** What work is grouped by; null groups nothing. Work of several people stands under all of their names. */
export function laneOf(
  choice: LaneChoice | null,
  { responsibles }: Pick<Plan, 'responsibles'>,
  words: Words,
): ((row: WorkRow) => Lane) | null {
  const people = ({ row }: WorkRow): readonly Responsible[] =>
    row.responsibles.flatMap((id) => responsibles.get(id) ?? []);
  switch (choice) {
    case null:
      return null;
    case 'responsible':
      return (row) =>
        laneOfAll(
          people(row).map((person) => ({ key: person.id, label: nameOf(person) })),
          words.nobody,
        );
    case 'company':
      return (row) => laneNamed(companiesOf(people(row)), words.nobody);
    case 'branch':
      return ({ task, branch }) => laneOfAll([{ key: task.parent ?? '', label: branch }], words.nobody);
    case 'state':
      return ({ reason: { state } }) => ({ key: state, label: words.state(state) });
  }
}
