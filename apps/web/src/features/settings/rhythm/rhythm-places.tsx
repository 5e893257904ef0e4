import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../base/fields/choice-field';
import { NOTHING } from '../../../base/format';
import { usePlanRows } from '../../../plan/rows/use-plan-view';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { TaskTable } from '../tasks/task-table';
import { rhythmFieldsOf } from './rhythm-fields';

/** Which unit and which kind of work a task is: marked ones are placed together. */
export function RhythmPlaces({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const rows = usePlanRows();
  const change = usePlanChange();
  const { units, categories } = rhythmFieldsOf(plan);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [unit, setUnit] = useState('');
  const [category, setCategory] = useState('');
  const toggle = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  const taskIds = [...marked].filter((id) => plan.tasks.has(id));
  const place = (unitId: string | null, categoryId: string | null) => {
    const payload = { taskIds, unit: unitId, category: categoryId };
    if (change({ type: 'ASSIGN_RHYTHM', payload })) setMarked(new Set());
  };
  const choice = (label: string, options: typeof units, value: string, set: (id: string) => void) => (
    <ChoiceField
      label={label}
      value={options.some(({ rowId }) => rowId === value) ? value : ''}
      choices={options.map(({ rowId, name }) => ({ key: rowId, label: name }))}
      onChange={set}
      sx={{ width: 170 }}
    />
  );
  return (
    <div>
      <Typography variant="h3" component="h3">
        {t('rhythm.places')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('rhythm.placesHint')}
      </Typography>
      <TaskTable
        label={t('rhythm.places')}
        rows={rows}
        mark={{
          head: '',
          cell: ({ id, text }) => (
            <Checkbox
              size="small"
              checked={marked.has(id)}
              onChange={() => toggle(id)}
              slotProps={{ input: { 'aria-label': t('rhythm.mark', { task: text }) } }}
              sx={{ p: 1 }}
            />
          ),
        }}
        tools={
          <>
            {choice(t('rhythm.unit'), units, unit, setUnit)}
            {choice(t('rhythm.category'), categories, category, setCategory)}
            <Button
              variant="contained"
              disabled={taskIds.length === 0 || unit === '' || category === ''}
              onClick={() => place(unit, category)}
            >
              {t('rhythm.assign', { count: taskIds.length })}
            </Button>
            <Button disabled={taskIds.length === 0} onClick={() => place(null, null)}>
              {t('rhythm.takeOut')}
            </Button>
          </>
        }
        columns={[
          {
            id: 'unit',
            head: t('rhythm.unit'),
            cell: ({ id }) => plan.rhythmUnits.get(plan.rhythmPlaces.get(id)?.unit ?? '')?.name ?? NOTHING,
          },
          {
            id: 'category',
            head: t('rhythm.category'),
            cell: ({ id }) =>
              plan.rhythmCategories.get(plan.rhythmPlaces.get(id)?.category ?? '')?.name ?? NOTHING,
          },
        ]}
      />
    </div>
  );
}
