import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { MAX_BATCH, type Plan, plannedRestrictions, type RestrictionPattern } from '@plomada/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { type RefusedLine, RefusedList } from '../../base/grid/refused-edits';
import { useAppSelector } from '../../base/hooks';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { TasksField } from './tasks-field';
import { PlannedList } from './planned-list';

interface Props {
  readonly plan: Plan;
  readonly title: string;
  /** What the tasks are to have; give it with useMemo. */
  readonly patterns: readonly RestrictionPattern[];
  /** The tasks to begin with. */
  readonly taskIds: readonly string[];
  /** Something was chosen besides the tasks that closing would lose. */
  readonly isBegun?: boolean;
  readonly onClose: () => void;
  /** Where the patterns come from. */
  readonly children?: ReactNode;
}

/** What patterns would make of tasks, shown before it is done: as one action that one undo takes back. */
export function PlannedDialog({ plan, title, patterns, taskIds, isBegun = false, onClose, children }: Props) {
  const { t } = useTranslation('restrictions');
  const edit = usePlanEdits();
  const contextNow = useDecisionContext();
  const proposes = useAppSelector(selectMustPropose);
  const [chosen, choose] = useState(taskIds);
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const isTooMuch = chosen.length * patterns.length > MAX_BATCH;
  const planned = useMemo(
    () => (isTooMuch ? [] : plannedRestrictions(plan, chosen, patterns, contextNow())),
    [isTooMuch, plan, chosen, patterns, contextNow],
  );
  const wanted = planned.filter((one) => one.kind === 'new');
  const submit = () => {
    const { refused: answers } = edit(
      wanted.map(({ action }) => action),
      'restrictions:planned.made',
    );
    const lines = wanted.flatMap(({ detail }, at) => (answers[at] ? [{ what: detail, ...answers[at] }] : []));
    if (lines.length > 0) setRefused(lines);
    else onClose();
  };
  return (
    <>
      <FormDialog
        title={title}
        submit={t(proposes ? 'planned.propose' : 'planned.make', { count: wanted.length })}
        ready={wanted.length > 0}
        dirty={chosen !== taskIds || isBegun}
        onSubmit={submit}
        onClose={onClose}
      >
        <Stack spacing={4} sx={{ pt: 1 }}>
          {children}
          <TasksField plan={plan} chosen={chosen} disabled={false} onChosen={choose} />
          {isTooMuch && <Alert severity="warning">{t('planned.tooMuch', { most: MAX_BATCH })}</Alert>}
          <PlannedList plan={plan} planned={planned} />
        </Stack>
      </FormDialog>
      <RefusedList
        title={t('planned.refused', { count: refused.length })}
        lines={refused}
        // Where nothing was made, what was chosen stays.
        onClose={refused.length < wanted.length ? onClose : () => setRefused([])}
      />
    </>
  );
}
