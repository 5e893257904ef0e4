import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { decide, movedEnd, movedTasks, type Plan, planAfter } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { useDecisionContext } from '../../../plan/editing/use-decision-context';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { MovedEndLine } from '../../moved-dates/moved-end-line';
import { MovedTasks } from '../../moved-dates/moved-tasks';

const ACTION = { type: 'PULL_FORWARD', payload: {} } as const;

/** How many tasks could begin earlier than they do, and the offer to move them there once; nothing where none could. */
export function PullForward({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const textOf = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const effect = useEffectOf(plan);
  const change = usePlanChange();
  if (!effect.ok) return <Typography sx={{ color: 'text.secondary' }}>{textOf(effect.refusal)}</Typography>;
  const { tasks, end } = effect;
  if (tasks.length === 0) return null;
  const pull = () => {
    change(ACTION);
    setAsking(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Typography>{t('pullForward.could', { count: tasks.length })}</Typography>
      <Button onClick={() => setAsking(true)}>{t('pullForward.ask')}</Button>
      {isAsking && (
        <FormDialog
          title={t('pullForward.title')}
          submit={t('pullForward.do')}
          maxWidth="sm"
          onSubmit={pull}
          onClose={() => setAsking(false)}
        >
          <Typography sx={{ mb: 3 }}>{t('pullForward.detail')}</Typography>
          <MovedTasks tasks={tasks} />
          <MovedEndLine end={end} />
        </FormDialog>
      )}
    </Box>
  );
}

/** What pulling forward would make of the plan, or why the plan would not take it. */
function useEffectOf(plan: Plan) {
  const contextNow = useDecisionContext();
  return useMemo(() => {
    const decision = decide(plan, ACTION, contextNow());
    if (!decision.ok) return { ok: false as const, refusal: decision.refusal };
    const after = planAfter(plan, decision);
    return {
      ok: true as const,
      tasks: movedTasks(plan, after, decision.changes),
      end: movedEnd(plan, after),
    };
  }, [plan, contextNow]);
}
