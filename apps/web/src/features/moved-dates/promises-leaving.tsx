import Alert from '@mui/material/Alert';
import { openTerm, type Plan, promisesLeaving } from '@plomada/domain';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly before: Plan;
  readonly after: Plan;
}

/** Which promised tasks a change of dates takes out of the open term, whose promises count there all the same; nothing where there are none. */
export function PromisesLeaving({ before, after }: Props) {
  const { t } = useTranslation('notifications');
  const tasks = promisesLeaving(before, after);
  if (tasks.length === 0) return null;
  const { number } = openTerm(before);
  const names = tasks.map(({ text }) => t('quoted', { word: text })).join(', ');
  return (
    <Alert severity="warning" sx={{ mt: 2, py: 0, overflowWrap: 'anywhere' }}>
      {t('promisesLeave', { count: tasks.length, names, number })}
    </Alert>
  );
}
