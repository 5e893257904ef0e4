import Alert from '@mui/material/Alert';
import type { Proposal } from '@plomada/contracts';
import { groundOf, type Plan, shownDays } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { actionOf } from './proposal-subject';

interface Props {
  readonly plan: Plan;
  readonly proposal: Proposal;
}

/** Says beforehand that what a proposal would overwrite is not what stood there when it was proposed. */
export function ChangedSinceProposed({ plan, proposal }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const action = actionOf(proposal);
  const { ground } = proposal;
  const now = groundOf(plan, action);
  if (ground === null || now === null || now === ground) return null;
  const textOf = (stood: string): string => {
    if (action.type === 'FINISH_TASK')
      return t('ground.progress', { percent: format.percent(Number(stood) * 100, 2) });
    if (action.type === 'MOVE_TASK') {
      const [start = '', end = ''] = stood.split(' ');
      const { id } = action.payload;
      const days = shownDays(plan, { id, start }, start === end ? 'milestone' : 'task', start, end);
      return t('ground.dates', { from: format.date(days.firstDay), to: format.date(days.lastDay) });
    }
    return stood === '' ? t('ground.unreleased') : t('ground.released', { date: format.date(stood) });
  };
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {t('ground.since', { before: textOf(ground), now: textOf(now) })}
    </Alert>
  );
}
