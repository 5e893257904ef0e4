import { type Plan, shortCodes, treeOf } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PickField } from '../../base/fields/pick-field';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';
import { useLogAddress } from './use-log-address';

/** There are thousands of tasks: who looks for another one types more of its code or name. */
const OFFERED = 60;

/** The task whose history alone is read. A link may name one that is gone since, or a restriction. */
export function TaskFilter() {
  const plan = useAppSelector(selectPlan);
  return plan && <TaskOf plan={plan} />;
}

function TaskOf({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('log');
  const { query, change } = useLogAddress();
  const codes = shortCodes(plan);
  const keys = useMemo(() => {
    const { inOrder } = treeOf(plan);
    return query.row === '' || plan.tasks.has(query.row) ? inOrder : [query.row, ...inOrder];
  }, [plan, query.row]);
  const nameOf = (id: string): string => {
    const task = plan.tasks.get(id);
    return task ? `${codes.get(id) ?? ''} ${task.text}` : (plan.restrictions.get(id)?.detail ?? t('gone'));
  };
  return (
    <PickField
      label={t('filter.row')}
      keys={keys}
      nameOf={nameOf}
      offered={OFFERED}
      value={query.row || null}
      onChange={(row) => change({ row: row ?? '', sort: '', order: '' })}
      sx={{ width: 200 }}
    />
  );
}
