import Typography from '@mui/material/Typography';
import { type Plan, type Restriction, shortCodes } from '@plomada/domain';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskLink } from '../../plan/task-in-address/task-link';

interface Props {
  readonly plan: Plan;
  readonly restriction: Restriction;
  /** The dialog makes way for the task. */
  readonly onLeave: () => void;
}

const MOST = 6;

/** Leads to the tasks that a restriction holds back. */
export function ToTasks({ plan, restriction, onLeave }: Props) {
  const { t } = useTranslation('restrictions');
  const codes = shortCodes(plan);
  const ids = restriction.taskIds.filter((id) => plan.tasks.has(id)).slice(0, MOST);
  if (ids.length === 0) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={{ mt: 1 }}>
      {t('dialog.toTask')}{' '}
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <TaskLink taskId={id} title={plan.tasks.get(id)?.text} onClick={onLeave}>
            {codes.get(id)}
          </TaskLink>
        </Fragment>
      ))}
    </Typography>
  );
}
