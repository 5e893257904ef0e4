import { choosable, nameOf } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PicksField } from '../../base/fields/picks-field';
import type { Refused } from '../../base/messages/messages-slice';
import { Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';
import { useTaskEdit } from './use-task-edit';
import { WithRefusalLink } from './with-refusal-link';

/** Who is in charge; picked from the people of the project. */
export function PeopleSection({ plan, row, access }: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const { act } = useTaskEdit(row);
  const [problem, setProblem] = useState<Refused | null>(null);
  const { responsibles } = plan;
  const keys = useMemo(
    () => choosable(responsibles.rows, new Set(row.responsibles)).map(({ id }) => id),
    [responsibles, row.responsibles],
  );
  const called = (id: string) => {
    const person = responsibles.get(id);
    return person ? nameOf(person) : '';
  };
  const names = row.responsibles.map(called).filter(Boolean);
  return (
    <Section title={t('people')} count={row.responsibles.length}>
      {access.plan ? (
        <Quiet>{names.length > 0 ? names.join(', ') : t('nobody')}</Quiet>
      ) : (
        <WithRefusalLink label={t('responsibles')} problem={problem}>
          <PicksField
            label={t('responsibles')}
            keys={keys}
            nameOf={called}
            value={row.responsibles}
            problem={problem?.why ?? null}
            onChange={(chosen) =>
              setProblem(
                act({
                  type: 'ASSIGN_RESPONSIBLES',
                  payload: { taskIds: [row.id], responsibles: [...chosen], mode: 'set' },
                }),
              )
            }
          />
        </WithRefusalLink>
      )}
    </Section>
  );
}
