import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isFieldEditable, type Plan, type PlanRow, type Task } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../base/fields/choice-field';
import { typedNumber } from '../../../base/fields/typed-number';
import { useFormat } from '../../../base/format';
import { useAppSelector } from '../../../base/hooks';
import { AS_HIGH_AS_A_FINGER } from '../../../base/theme/touch';
import { common } from '../../../plan/rows/common-values';
import { selectMay } from '../../../plan/state/plan-selectors';
import { ConstraintFields, type ShownConstraint } from '../constraint-fields';
import { actionOf, type ReadableEdit } from '../../gantt/cells/cell-edits';
import { Facts, Section } from '../parts';
import { DatesDialog } from './dates-dialog';
import { TypedText } from '../typed-text';
import type { SeveralTasksProps } from './use-edit-many';

/** When they all are, and one duration for those that have one. */
export function SeveralDates({ plan, rows, edit }: SeveralTasksProps) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const may = useAppSelector(selectMay('editPlan'));
  const [isMoving, setMoving] = useState(false);
  const timed = rows.filter(({ kind }) => isFieldEditable(kind, 'days'));
  const days = common(timed.map(({ duration }) => duration));
  const leaves = rows.filter((row) => row.kind !== 'summary');
  const kind = common(leaves.map(({ id }) => plan.tasks.get(id)?.kind));
  const kinds = KINDS.map((one) => ({ key: one, label: t(`kind.${one}`) }));
  const become = (chosen: Task['kind']) =>
    edit(leaves.map((row) => [row, { type: 'UPDATE_TASK', payload: { id: row.id, kind: chosen } }]));
  const date = (of: (row: PlanRow) => string) => {
    const shared = common(rows.map(of));
    return shared === undefined ? t('several.differ') : format.date(shared);
  };
  const put = (edited: readonly PlanRow[], editOf: (id: string) => ReadableEdit): null => {
    edit(edited.map((row) => [row, actionOf(plan, editOf(row.id))]));
    return null;
  };
  return (
    <Section title={t('general')}>
      <Facts
        of={[
          { name: t('start'), value: date(({ firstDay }) => firstDay) },
          { name: t('end'), value: date(({ lastDay }) => lastDay) },
        ]}
      />
      {may && (
        <Button size="small" sx={{ mt: 2, ...AS_HIGH_AS_A_FINGER }} onClick={() => setMoving(true)}>
          {t('several.dates.open')}
        </Button>
      )}
      {isMoving && <DatesDialog plan={plan} rows={rows} onClose={() => setMoving(false)} />}
      {may && (
        <Box sx={{ mt: 4 }}>
          <ConstraintFields
            kind={rows.some(({ kind }) => kind === 'summary') ? 'summary' : 'task'}
            value={sharedConstraint(plan, rows)}
            onType={(value) => put(rows, (id) => ({ field: 'constraint', id, value }))}
            onDate={(value) => put(rows, (id) => ({ field: 'constraintDate', id, value }))}
          />
        </Box>
      )}
      {may && leaves.length > 0 && (
        <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3 }}>
          {timed.length > 0 && (
            <TypedText
              label={t('days')}
              value={days === undefined ? '' : String(days)}
              hint={days === undefined ? t('several.differ') : ' '}
              inputMode="numeric"
              maxLength={6}
              onTyped={(typed) => {
                const value = typedNumber(typed) ?? Number.NaN;
                return put(timed, (id) => ({ field: 'days', id, value }));
              }}
            />
          )}
          <ChoiceField<Task['kind'] | ''>
            label={t('kindLabel')}
            value={kind ?? ''}
            choices={kind ? kinds : [{ key: '', label: t('several.differ') }, ...kinds]}
            onChange={(chosen) => chosen !== '' && become(chosen)}
          />
        </Box>
      )}
    </Section>
  );
}

const KINDS = ['task', 'milestone'] as const;

/** What of their constraints all tasks have in common. */
function sharedConstraint(plan: Plan, rows: readonly PlanRow[]): ShownConstraint {
  const tasks = rows.flatMap(({ id }) => plan.tasks.get(id) ?? []);
  return {
    constraintType: common(tasks.map((task) => task.constraintType)),
    constraintDate: common(tasks.map((task) => task.constraintDate)),
  };
}
