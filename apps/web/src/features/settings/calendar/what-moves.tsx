import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { decide, movedEnd, movedTasks, type Plan, planAfter } from '@plomada/domain';
import { useDeferredValue, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { useDecisionContext } from '../../../plan/editing/use-decision-context';
import { MovedEndLine } from '../../moved-dates/moved-end-line';
import { MovedTasks } from '../../moved-dates/moved-tasks';
import { type CalendarFields, changedSettings } from './calendar-fields';

interface Props {
  readonly plan: Plan;
  readonly form: UseFormReturn<CalendarFields>;
}

/** What saving the form would move, or why the plan would not take it; nothing while nothing moves. */
export function WhatMoves({ plan, form }: Props) {
  const { t } = useTranslation(['settings', 'notifications', 'codes']);
  const textOf = useFailureText();
  const { dirtyFields } = form.formState;
  // A plan of thousands of tasks is scheduled for it: typing does not wait.
  const asked = useDeferredValue(JSON.stringify(changedSettings(form.watch(), dirtyFields)));
  const effect = useEffectOf(plan, asked);
  if (effect === null || isSaidAtItsField(effect)) return null;
  if (!effect.ok) return <Alert severity="warning">{textOf(effect.refusal)}</Alert>;
  if (effect.tasks.length === 0) return null;
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>{t('schedule.whatMoves')}</Typography>
      <MovedTasks tasks={effect.tasks} />
      <MovedEndLine end={effect.end} />
    </Box>
  );
}

type Effect = NonNullable<ReturnType<typeof useEffectOf>>;

/** A text that is no number or no date yet. */
const isSaidAtItsField = (effect: Effect): boolean => !effect.ok && effect.refusal.code === 'ACTION_INVALID';

const NOTHING_ASKED = '{}';

function useEffectOf(plan: Plan, asked: string) {
  const contextNow = useDecisionContext();
  return useMemo(() => {
    if (asked === NOTHING_ASKED) return null;
    const decision = decide(
      plan,
      { type: 'UPDATE_SETTINGS', payload: JSON.parse(asked) as unknown },
      contextNow(),
    );
    if (!decision.ok) return { ok: false as const, refusal: decision.refusal };
    const after = planAfter(plan, decision);
    return {
      ok: true as const,
      tasks: movedTasks(plan, after, decision.changes),
      end: movedEnd(plan, after),
    };
  }, [plan, asked, contextNow]);
}
