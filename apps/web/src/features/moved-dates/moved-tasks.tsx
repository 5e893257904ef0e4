import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { MovedTask } from '@plomada/domain';
import { TaskLink } from '../../plan/task-in-address/task-link';

/** More are counted. */
const MOST_NAMED = 4;

/** Which tasks start or end on another day, before → after. */
export function MovedTasks({ tasks }: { readonly tasks: readonly MovedTask[] }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const days = ({ firstDay, lastDay }: MovedTask['before']) =>
    firstDay === lastDay ? format.date(firstDay) : `${format.date(firstDay)} – ${format.date(lastDay)}`;
  if (tasks.length === 0) return null;
  const more = tasks.length - MOST_NAMED;
  return (
    <Box>
      <Typography variant="body2">{t('moved', { count: tasks.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, fontSize: 'body2.fontSize' }}>
        {tasks.slice(0, MOST_NAMED).map(({ id, text, before, after, by, what }) => (
          <li key={id}>
            <TaskLink taskId={id} underline="hover" sx={{ font: 'inherit', overflowWrap: 'anywhere' }}>
              {text}
            </TaskLink>
            {': '}
            {t('movedDays', { before: days(before), after: days(after) })} (
            {what !== 'both' && `${t(`movedWhat.${what}`)} `}
            <MovedBy days={by} />)
          </li>
        ))}
        {more > 0 && <li>{t('movedMore', { count: more })}</li>}
      </Box>
    </Box>
  );
}

/** Working days later, or sooner. */
export function MovedBy({ days }: { readonly days: number }) {
  const { t } = useTranslation('notifications');
  return <>{t(days < 0 ? 'daysSooner' : 'daysLater', { count: Math.abs(days) })}</>;
}
