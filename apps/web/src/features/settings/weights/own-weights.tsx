import Typography from '@mui/material/Typography';
import type { Plan, PlanRow } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { usePlanRows } from '../../../plan/rows/use-plan-view';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { inBatches } from '../tasks/in-batches';
import { NumberCell } from '../tasks/number-cell';
import { SaveBar } from '../tasks/save-bar';
import { TaskTable } from '../tasks/task-table';
import { fieldNumber } from '../../../base/fields/typed-number';
import { useDrafts } from '../tasks/use-drafts';
import { totalDrafted, weightActions, weightProblem } from './drafted-weights';
import { totalWeight } from './total-weight';
import { useWeightText } from './use-weight-text';

/** Weights given by hand, 100 % at most together; tasks without one share the rest by their days. */
export function OwnWeights({ plan }: { readonly plan: Plan }) {
  const { t, i18n } = useTranslation('settings');
  const format = useFormat();
  const weightText = useWeightText();
  const rows = usePlanRows();
  const change = usePlanChange();
  const { drafts, type, clear, unsaved } = useDrafts();
  const total = totalDrafted(plan, rows, drafts);
  const kept = ({ id }: PlanRow) => fieldNumber(plan.tasks.get(id)?.weight ?? null, i18n.language);
  const problemOf = (text: string) => {
    const problem = weightProblem(text);
    return problem && t(problem);
  };
  const wrong = [...drafts.values()].map(problemOf).find((problem) => problem !== null) ?? null;
  const problem = total > 100 ? t('codes:WEIGHTS_OVER_100') : wrong;
  const save = () => {
    if (inBatches(weightActions(plan, drafts)).every((action) => change(action))) clear();
  };
  return (
    <div>
      <Typography aria-live="polite" sx={{ mb: 3 }}>
        {t('weights.given', {
          given: format.percent(total, 2),
          left: format.percent(Math.max(0, 100 - total), 2),
        })}
      </Typography>
      <TaskTable
        label={t('section.weights')}
        rows={rows}
        columns={[
          { id: 'days', head: t('table.days'), align: 'right', cell: (row) => format.number(row.duration) },
          {
            id: 'own',
            head: t('weights.own'),
            align: 'right',
            cell: (row) =>
              row.kind === 'task' && (
                <NumberCell
                  label={t('weights.ownOf', { task: row.text })}
                  value={drafts.get(row.id) ?? kept(row)}
                  problem={problemOf(drafts.get(row.id) ?? '')}
                  onChange={(text) => type(row.id, text, kept(row))}
                />
              ),
            foot: weightText(total),
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
      <SaveBar unsaved={unsaved} problem={problem} onSave={save} onDiscard={clear} />
    </div>
  );
}
