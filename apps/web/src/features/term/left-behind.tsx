import Alert from '@mui/material/Alert';
import type { LeftBehind, Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../base/messages/use-failure-text';

/** How many are named. */
const NAMED = 8;

interface Props {
  readonly plan: Plan;
  readonly left: readonly LeftBehind[];
}

/** What had been entered in the term that waited and does not come back, each with why. */
export function LeftBehindList({ plan, left }: Props) {
  const { t } = useTranslation('term');
  const textOf = useFailureText();
  if (left.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
      {t('reopened.left', { count: left.length })}
      <ul>
        {left.slice(0, NAMED).map(({ taskId, what, why }) => (
          <li key={`${taskId} ${what}`}>
            {t('reopened.one', {
              task: plan.tasks.get(taskId)?.text,
              what: t(`reopened.${what}`),
              why: textOf(why),
            })}
          </li>
        ))}
        {left.length > NAMED && <li>{t('close.more', { count: left.length - NAMED })}</li>}
      </ul>
    </Alert>
  );
}
