import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Proposal } from '@plomada/contracts';
import { movedEnd, movedTasks, type Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ChangedValues } from './changed-values';
import { MovedTasks } from '../moved-dates/moved-tasks';
import { MovedEndLine } from '../moved-dates/moved-end-line';
import { PromisesLeaving } from '../moved-dates/promises-leaving';
import type { Outcome } from './proposal-outcome';
import { useChangedValues } from './use-changed-values';

interface Props {
  readonly plan: Plan;
  readonly proposal: Proposal;
  readonly outcome: Outcome;
  readonly today: string;
}

/** What accepting a proposal makes of the plan, or why the plan does not take it any more. */
export function ProposalEffect({ plan, proposal, outcome, today }: Props) {
  const { t } = useTranslation('notifications');
  const textOf = useFailureText();
  const valuesOf = useChangedValues();
  if (outcome.kind === 'refused') {
    return (
      <Alert severity="warning" sx={{ py: 0 }}>
        {t('outdated', { why: textOf(outcome.refusal) })}
      </Alert>
    );
  }
  const values = valuesOf(plan, proposal, outcome, today);
  const moved = movedTasks(plan, outcome.after, outcome.changes);
  if (values.length === 0 && moved.length === 0) {
    return <Typography variant="body2">{t('noChange')}</Typography>;
  }
  return (
    <>
      <ChangedValues values={values} />
      <MovedTasks tasks={moved} />
      {moved.length > 0 && <MovedEndLine end={movedEnd(plan, outcome.after)} />}
      {moved.length > 0 && <PromisesLeaving before={plan} after={outcome.after} />}
    </>
  );
}
