import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { decide, earliestNewEnd, MAX_BATCH, newEndAction, type Plan } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { DateField } from '../../base/fields/date-field';
import { useFormat } from '../../base/format';
import type { RootState } from '../../app/workspace-state';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { planViewOf } from '../../plan/rows/use-plan-view';
import { useToday } from '../../plan/rows/use-today';
import { submitTold } from '../../plan/sending/submit-told';

interface Props {
  readonly plan: Plan;
  /** Delayed tasks, one at least. */
  readonly taskIds: readonly string[];
  readonly onClose: () => void;
}

/** How many tasks are named; the others are counted. */
const NAMED = 5;

/** One new last day for delayed tasks. Why it cannot be is said under the field. */
export function RescheduleDialog({ plan, taskIds, onClose }: Props) {
  const { t } = useTranslation('reschedule');
  const store = useStore<RootState>();
  const contextNow = useDecisionContext();
  const format = useFormat();
  const failureText = useFailureText();
  const [lastDay, setLastDay] = useState('');
  // What is no date yet is lost too when the dialog goes.
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const moved = taskIds.slice(0, MAX_BATCH);
  const earliest = earliestNewEnd(plan);

  const problemOf = (action: ReturnType<typeof newEndAction>): string => {
    const decision = decide(plan, action, contextNow());
    return decision.ok ? '' : failureText(decision.refusal);
  };
  const save = () => {
    if (lastDay < earliest) {
      setProblem(t('tooEarly', { date: format.date(earliest) }));
      return;
    }
    const action = newEndAction(plan, moved, lastDay);
    const refused = problemOf(action);
    setProblem(refused);
    if (refused) return;
    submitTold(store, action, moved.length, 'reschedule:changed');
    onClose();
  };

  return (
    <FormDialog
      title={t('title', { count: moved.length })}
      submit={t('do')}
      maxWidth="xs"
      dirty={typed !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <TaskLines plan={plan} taskIds={moved} />
      <DateField
        required
        label={t('newEnd')}
        value={lastDay}
        problem={problem}
        hint={t('help')}
        onChange={(date, text = date) => {
          setLastDay(date);
          setTyped(text);
          setProblem('');
        }}
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}

/** What is rescheduled: each task with the end that it had and how far it is. */
function TaskLines({ plan, taskIds }: Pick<Props, 'plan' | 'taskIds'>) {
  const { t } = useTranslation('reschedule');
  const format = useFormat();
  const view = planViewOf(plan, useToday());
  const rows = taskIds.slice(0, NAMED).flatMap((id) => view.of(id) ?? []);
  return (
    <>
      <List dense disablePadding>
        {rows.map(({ id, text, lastDay, progress }) => (
          <ListItem key={id} disableGutters disablePadding>
            <ListItemText
              primary={text}
              secondary={t('was', { date: format.date(lastDay), progress: format.percent(progress * 100) })}
            />
          </ListItem>
        ))}
      </List>
      {taskIds.length > rows.length && (
        <Typography variant="body2" color="textSecondary">
          {t('others', { count: taskIds.length - rows.length })}
        </Typography>
      )}
    </>
  );
}
