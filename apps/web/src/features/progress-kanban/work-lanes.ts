import type { Plan, Responsible, WorkRow } from '@plomada/domain';
import { nameOf } from '@plomada/domain';
import type { Lane } from '../../base/board/board';

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
  const named = (key: string, label = key): Lane => ({ key, label: label || words.nobody });
  const people = ({ row }: WorkRow): readonly Responsible[] =>
    row.responsibles.flatMap((id) => responsibles.get(id) ?? []);
  switch (choice) {
    case null:
      return null;
    case 'responsible':
      return (row) => {
        const those = people(row);
        return named(those.map(({ id }) => id).join(' '), those.map(nameOf).join(', '));
      };
    case 'company':
      return (row) => {
        const companies = people(row).map(({ company }) => company.trim());
        return named([...new Set(companies.filter(Boolean))].join(', '));
      };
    case 'branch':
      return ({ task, branch }) => named(task.parent ?? '', branch);
    case 'state':
      return ({ reason }) => named(reason.state, words.state(reason.state));
  }
}
