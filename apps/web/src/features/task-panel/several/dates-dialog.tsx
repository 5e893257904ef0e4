import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  decide,
  isCivilDate,
  MAX_BATCH,
  movedEnd,
  movedTasks,
  type Plan,
  type PlanAction,
  planAfter,
  type PlanRow,
} from '@plomada/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../../app/workspace-state';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { ChoiceField } from '../../../base/fields/choice-field';
import { DateField } from '../../../base/fields/date-field';
import { TextField } from '../../../base/fields/text-field';
import { typedNumber } from '../../../base/fields/typed-number';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { useDecisionContext } from '../../../plan/editing/use-decision-context';
import { submitTold } from '../../../plan/sending/submit-told';
import { MovedEndLine } from '../../moved-dates/moved-end-line';
import { MovedTasks } from '../../moved-dates/moved-tasks';
import { DATES_WAYS, datesAction, type DatesWay, takersOf } from './dates-action';

interface Props {
  readonly plan: Plan;
  readonly rows: readonly PlanRow[];
  readonly onClose: () => void;
}

/** One start or one end for several tasks, or all of them moved by working days; with what follows, before it is done as one action. */
export function DatesDialog({ plan, rows, onClose }: Props) {
  const { t } = useTranslation('taskPanel');
  const store = useStore<RootState>();
  const [what, setWhat] = useState<DatesWay>('start');
  const [day, setDay] = useState('');
  const [days, setDays] = useState('');
  const wanted = useMemo(() => wantedAction(plan, rows, { what, day, days }), [plan, rows, what, day, days]);
  const shown = useDeferredValue(wanted?.action ?? null);
  const effect = useEffectOf(plan, shown);
  const takers = takersOf(rows, what).length;
  const leftOut = rows.length - takers;
  const tooMany = what !== 'by' && takers > MAX_BATCH ? t('several.tooMany', { most: MAX_BATCH }) : null;
  const untaken = takers === 0 ? t('several.dates.untaken') : null;
  const problem = untaken ?? tooMany ?? effect?.refused ?? null;
  const save = () => {
    if (!wanted) return;
    submitTold(store, wanted.action, wanted.rows.length, 'taskPanel:several.done');
    onClose();
  };
  return (
    <FormDialog
      title={t('several.dates.title', { count: rows.length })}
      submit={t('several.dates.do')}
      ready={wanted !== null && problem === null}
      dirty={day !== '' || days !== ''}
      maxWidth="sm"
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4, mt: 1 }}>
        <ChoiceField
          label={t('several.dates.what')}
          value={what}
          choices={DATES_WAYS.map((key) => ({ key, label: t(`several.dates.way.${key}`) }))}
          onChange={setWhat}
        />
        {what === 'by' ? (
          <TextField
            label={t('several.dates.days')}
            value={days}
            hint={t('several.dates.daysHint')}
            problem={problem}
            maxLength={5}
            onChange={setDays}
          />
        ) : (
          <DateField
            label={t(what === 'start' ? 'start' : 'end')}
            value={day}
            problem={problem}
            onChange={setDay}
          />
        )}
      </Box>
      <Box aria-live="polite" sx={{ mt: 4 }}>
        {leftOut > 0 && takers > 0 && (
          <Typography variant="body2" sx={{ mb: 2 }}>
            {t('several.dates.leftOut', { count: leftOut })}
          </Typography>
        )}
        {effect && effect.refused === null && (
          <>
            {effect.tasks.length === 0 && (
              <Typography variant="body2">{t('several.dates.nothing')}</Typography>
            )}
            <MovedTasks tasks={effect.tasks} />
            <MovedEndLine end={effect.end} />
          </>
        )}
      </Box>
    </FormDialog>
  );
}

interface Typed {
  readonly what: DatesWay;
  readonly day: string;
  readonly days: string;
}

/** Null while what was typed is no date, or no number of days. */
function wantedAction(plan: Plan, rows: readonly PlanRow[], { what, day, days }: Typed) {
  if (what !== 'by') return isCivilDate(day) ? datesAction(plan, rows, { what, day }) : null;
  const by = typedNumber(days.replace('−', '-'));
  return by !== null && Number.isInteger(by) && by !== 0 ? datesAction(plan, rows, { what, days: by }) : null;
}

/** What would follow, or why the plan would not take it; null where there is nothing yet. */
function useEffectOf(plan: Plan, action: PlanAction | null) {
  const contextNow = useDecisionContext();
  const failureText = useFailureText();
  return useMemo(() => {
    if (!action) return null;
    const decision = decide(plan, action, contextNow());
    if (!decision.ok) return { refused: failureText(decision.refusal), tasks: [], end: null };
    const after = planAfter(plan, decision);
    return {
      refused: null,
      tasks: movedTasks(plan, after, decision.changes),
      end: movedEnd(plan, after),
    };
  }, [plan, action, contextNow, failureText]);
}
