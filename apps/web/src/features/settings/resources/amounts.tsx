import Typography from '@mui/material/Typography';
import { nameWithUnit, type Plan, type PlanRow, unitOf } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../base/fields/choice-field';
import { useFormat } from '../../../base/format';
import { usePlanRows } from '../../../plan/rows/use-plan-view';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { inBatches } from '../tasks/in-batches';
import { NumberCell } from '../tasks/number-cell';
import { SaveBar } from '../tasks/save-bar';
import { TaskTable } from '../tasks/task-table';
import { fieldNumber, typedNumber } from '../../../base/fields/typed-number';
import { useDrafts } from '../tasks/use-drafts';
import { amountActions, amountProblem } from './drafted-amounts';

/** How much of one resource each task has. */
export function Amounts({ plan }: { readonly plan: Plan }) {
  const { t, i18n } = useTranslation('settings');
  const format = useFormat();
  const rows = usePlanRows();
  const change = usePlanChange();
  const { drafts, type, clear, unsaved } = useDrafts();
  const resources = [...plan.resources.rows].sort((a, b) => a.name.localeCompare(b.name));
  const [asked, setAsked] = useState<string | null>(null);
  const resource = resources.find(({ id }) => id === asked) ?? resources[0]!;
  const amountOf = ({ id }: PlanRow) =>
    plan.tasks.get(id)?.resources.find((one) => one.id === resource.id)?.amount ?? null;
  const kept = (row: PlanRow) => fieldNumber(amountOf(row), i18n.language);
  const problemOf = (text: string) => {
    const problem = amountProblem(text);
    return problem && t(problem);
  };
  const total = rows.reduce((sum, row) => {
    const draft = drafts.get(row.id);
    return sum + ((draft === undefined ? amountOf(row) : typedNumber(draft)) || 0);
  }, 0);
  const save = () => {
    if (inBatches(amountActions(plan, resource.id, drafts)).every((action) => change(action))) clear();
  };
  return (
    <div>
      <Typography variant="h3" component="h3" sx={{ mb: 3 }}>
        {t('resources.amounts')}
      </Typography>
      <TaskTable
        label={t('resources.amounts')}
        rows={rows}
        tools={
          <ChoiceField
            label={t('resources.resource')}
            value={resource.id}
            // What was typed is of the resource shown: it is saved or put back first.
            disabled={unsaved()}
            choices={resources.map((one) => ({ key: one.id, label: nameWithUnit(one) }))}
            onChange={setAsked}
            sx={{ width: 260 }}
          />
        }
        columns={[
          {
            id: 'amount',
            head: [t('resources.amount'), unitOf(resource)].filter(Boolean).join(' · '),
            align: 'right',
            cell: (row) =>
              row.kind === 'task' && (
                <NumberCell
                  label={t('resources.amountOf', { task: row.text })}
                  value={drafts.get(row.id) ?? kept(row)}
                  problem={problemOf(drafts.get(row.id) ?? '')}
                  onChange={(text) => type(row.id, text, kept(row))}
                />
              ),
            foot: format.number(total, 2),
          },
        ]}
      />
      <SaveBar
        unsaved={unsaved}
        problem={[...drafts.values()].map(problemOf).find((problem) => problem !== null) ?? null}
        onSave={save}
        onDiscard={clear}
      />
    </div>
  );
}
