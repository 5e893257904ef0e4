import Box from '@mui/material/Box';
import { isFieldEditable, type PlanRow, type Refusal, resourcesText, type Task } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { fieldNumber, typedNumber } from '../../../base/fields/typed-number';
import { useAppSelector } from '../../../base/hooks';
import type { Refused } from '../../../base/messages/messages-slice';
import { common } from '../../../plan/rows/common-values';
import { selectMay } from '../../../plan/state/plan-selectors';
import { type CellEdit, problemMessage, typedAction, unreadMessage } from '../../gantt/cells/cell-edits';
import { Section } from '../parts';
import { TypedText } from '../typed-text';
import type { SeveralTasksProps } from './use-edit-many';

const NO_VALUE: Refusal = { code: 'ACTION_INVALID' };

/** What all of them weigh, are measured in and take: one value for each of those that take such a one. */
export function SeveralMeasures({ plan, rows, edit }: SeveralTasksProps) {
  const { t, i18n } = useTranslation(['taskPanel', 'gantt']);
  const may = useAppSelector(selectMay('editPlan'));
  const work = rows.filter(({ kind }) => isFieldEditable(kind, 'quantity'));
  if (!may || work.length === 0) return null;
  const tasks = work.flatMap(({ id }) => plan.tasks.get(id) ?? []);
  const shared = <Value,>(of: (task: Task) => Value) => common(tasks.map(of));
  const put = (editOf: (row: PlanRow) => CellEdit): Refused | null => {
    const edits = work.map((row) => [row, editOf(row)] as const);
    // What cannot be read cannot be read of any of them.
    const [row, first] = edits[0]!;
    const unread = Number.isNaN(first.value)
      ? problemMessage(first, NO_VALUE, row)
      : unreadMessage(plan, first);
    if (unread) return { why: t(unread.key as 'gantt:cell.quantity', unread.params ?? {}) };
    edit(edits.flatMap(([row, one]) => [[row, typedAction(plan, one)!] as const]));
    return null;
  };
  const number = (value: number | null | undefined) => fieldNumber(value ?? null, i18n.language);
  const hint = (value: unknown) => (value === undefined ? t('several.differ') : ' ');
  const weight = shared((task) => task.weight);
  const unit = shared((task) => task.unit ?? '');
  const quantity = shared((task) => task.quantity ?? null);
  const resources = shared((task) => resourcesText(plan.resources, task.resources));
  return (
    <Section title={t('measures')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3 }}>
        {plan.settings.weighingOption === 'none' && (
          <TypedText
            label={t('ownWeight')}
            value={number(weight)}
            hint={hint(weight)}
            inputMode="decimal"
            maxLength={6}
            onTyped={(typed) => put(({ id }) => ({ field: 'weight', id, value: typedNumber(typed) }))}
          />
        )}
        <TypedText
          label={t('units.quantity')}
          value={number(quantity)}
          hint={hint(quantity)}
          inputMode="decimal"
          maxLength={15}
          onTyped={(typed) => put(({ id }) => ({ field: 'quantity', id, value: typedNumber(typed) }))}
        />
        <TypedText
          label={t('units.unit')}
          value={unit ?? ''}
          hint={hint(unit)}
          maxLength={20}
          onTyped={(typed) => put(({ id }) => ({ field: 'unit', id, value: typed.trim() }))}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TypedText
            label={t('gantt:columnInFull.resources')}
            value={resources ?? ''}
            hint={hint(resources)}
            maxLength={500}
            onTyped={(typed) => put(({ id }) => ({ field: 'resources', id, value: typed }))}
          />
        </Box>
      </Box>
    </Section>
  );
}
