import { choosable, nameOf } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { PicksField } from '../../../base/fields/picks-field';
import { useAppSelector } from '../../../base/hooks';
import { inAll } from '../../../plan/rows/common-values';
import { selectMay } from '../../../plan/state/plan-selectors';
import { Quiet, Section } from '../parts';
import type { SeveralTasksProps } from './use-edit-many';

/** Who is in charge of them all: people are put on all of them, or taken off. */
export function SeveralPeople({ plan, rows, edit }: SeveralTasksProps) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const may = useAppSelector(selectMay('editPlan'));
  const { responsibles } = plan;
  const shared = inAll(rows.map((row) => row.responsibles));
  const called = (id: string) => {
    const person = responsibles.get(id);
    return person ? nameOf(person) : '';
  };
  const put = (chosen: readonly string[]) => {
    const change = (people: readonly string[], mode: 'add' | 'remove') =>
      people.length === 0
        ? []
        : rows.map(
            (row) =>
              [
                row,
                {
                  type: 'ASSIGN_RESPONSIBLES',
                  payload: { taskIds: [row.id], responsibles: [...people], mode },
                },
              ] as const,
          );
    const added = chosen.filter((id) => !shared.includes(id));
    const removed = shared.filter((id) => !chosen.includes(id));
    edit([...change(added, 'add'), ...change(removed, 'remove')]);
  };
  const names = shared.map(called).join(', ');
  return (
    <Section title={t('people')}>
      {may ? (
        <PicksField
          label={t('several.people')}
          keys={choosable(responsibles.rows, new Set(shared)).map(({ id }) => id)}
          nameOf={called}
          value={shared}
          onChange={put}
        />
      ) : (
        <Quiet>{names || t('nobody')}</Quiet>
      )}
    </Section>
  );
}
