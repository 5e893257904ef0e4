import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MOST_WORD } from '@plomada/contracts';
import {
  decideAccepted,
  LEAST_REASON,
  lacksReason,
  movedEnd,
  movedTasks,
  moveRequest,
  type MoveRequest,
  type Plan,
  planAfter,
  type PlanRow,
} from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { v7 as newId } from 'uuid';
import type { RootState } from '../../app/workspace-state';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { DateField } from '../../base/fields/date-field';
import { TextField } from '../../base/fields/text-field';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { planActions } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { MovedEndLine } from '../moved-dates/moved-end-line';
import { MovedTasks } from '../moved-dates/moved-tasks';
import { PromisesLeaving } from '../moved-dates/promises-leaving';

interface Props {
  readonly plan: Plan;
  readonly row: PlanRow;
  readonly onClose: () => void;
}

/** Other dates of a task, asked of the administrators with a reason; what they would move is shown before. */
export function MoveRequestDialog({ plan, row, onClose }: Props) {
  const { t } = useTranslation(['notifications', 'codes']);
  const store = useStore<RootState>();
  const [start, setStart] = useState(row.firstDay as string);
  // It follows the start until somebody says otherwise.
  const [end, setEnd] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const action = moveRequest(plan, row.id, { firstDay: start, lastDay: end });
  const effect = useEffectOf(plan, action);
  const isMilestone = row.kind === 'milestone';
  const lastDay = end ?? (effect?.ok ? effect.lastDay(row.id) : row.lastDay);
  const isReady = effect?.ok === true && !lacksReason({ type: 'MOVE_TASK' }, reason);
  const send = () => {
    const ready = selectReady(store.getState());
    if (!ready || !action) return;
    const made = {
      id: newId(),
      when: new Date().toISOString(),
      action,
      word: reason.trim(),
      about: row.text,
    };
    store.dispatch(planActions.propose({ projectId: ready.projectId, proposals: [made] }));
    onClose();
  };
  return (
    <FormDialog
      title={t('move.title')}
      submit={t('move.send')}
      ready={isReady}
      dirty={action !== null || reason.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.text}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 4 }}>
        {t('move.detail')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
        <DateField
          required
          label={t(isMilestone ? 'move.day' : 'move.start')}
          value={start}
          onChange={setStart}
        />
        {!isMilestone && <DateField label={t('move.end')} value={lastDay} onChange={setEnd} />}
      </Box>
      <TextField
        required
        multiline
        minRows={2}
        label={t('move.reason')}
        hint={t('move.reasonHint', { least: LEAST_REASON })}
        value={reason}
        maxLength={MOST_WORD}
        onChange={setReason}
      />
      {effect && <Effect plan={plan} effect={effect} />}
    </FormDialog>
  );
}

type Effect = NonNullable<ReturnType<typeof useEffectOf>>;

/** What accepting a request would make of the plan, or why the plan would not take it. */
function useEffectOf(plan: Plan, action: MoveRequest | null) {
  const contextNow = useDecisionContext();
  const asked = action && JSON.stringify(action.payload);
  return useMemo(() => {
    if (asked === null) return null;
    const payload = JSON.parse(asked) as MoveRequest['payload'];
    const decision = decideAccepted(plan, { type: 'MOVE_TASK', payload }, contextNow());
    if (!decision.ok) return { ok: false as const, refusal: decision.refusal };
    const after = planAfter(plan, decision);
    const tasks = movedTasks(plan, after, decision.changes);
    const lastDay = (id: string): string => tasks.find((one) => one.id === id)?.after.lastDay ?? '';
    return { ok: true as const, after, tasks, end: movedEnd(plan, after), lastDay };
  }, [plan, asked, contextNow]);
}

function Effect({ plan, effect }: Pick<Props, 'plan'> & { readonly effect: Effect }) {
  const { t } = useTranslation('notifications');
  const textOf = useFailureText();
  if (!effect.ok) {
    return (
      <Alert severity="warning" sx={{ mt: 3 }}>
        {textOf(effect.refusal)}
      </Alert>
    );
  }
  return (
    <Box role="status" sx={{ mt: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('move.effect')}</Typography>
      <MovedTasks tasks={effect.tasks} />
      <MovedEndLine end={effect.end} />
      <PromisesLeaving before={plan} after={effect.after} />
    </Box>
  );
}
