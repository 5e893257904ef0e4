import { nameWithUnit, type Plan, type PlanRow } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { usePlanRows } from '../../../plan/rows/use-plan-view';
import { TaskTable } from '../tasks/task-table';
import { totalWeight } from './total-weight';
import { useWeightText } from './use-weight-text';

/** The weights as they follow from the weighing: to read. */
export function WeightTable({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const weightText = useWeightText();
  const rows = usePlanRows();
  const chosen = plan.settings.resourceSelected;
  const resource = plan.resources.get(chosen ?? '');
  const amountOf = ({ id }: PlanRow) =>
    plan.tasks.get(id)?.resources.find((one) => one.id === chosen)?.amount ?? null;
  const byResource = plan.settings.weighingOption === 'resource';
  return (
    <TaskTable
      label={t('section.weights')}
      rows={rows}
      columns={[
        byResource
          ? {
              id: 'amount',
              head: resource ? nameWithUnit(resource) : '',
              align: 'right',
              cell: (row) => (row.kind === 'task' ? format.number(amountOf(row), 2) : ''),
            }
          : {
              id: 'days',
              head: t('table.days'),
              align: 'right',
              cell: (row) => format.number(row.duration),
            },
        {
          id: 'weight',
          head: t('weights.weight'),
          align: 'right',
          cell: ({ weight }) => weightText(weight),
          foot: weightText(totalWeight(rows)),
        },
      ]}
    />
  );
}
