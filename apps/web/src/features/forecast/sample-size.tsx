import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReadyForecast } from '@plomada/contracts';
import { LEAST_DRAWN_FROM, type Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { TaskCodes } from '../../plan/task-in-address/task-codes';
import { namedTasks } from './forecast-rows';
import { SUMMARY } from './method-note';

/** More are not listed one by one. */
const MOST_LISTED = 100;

interface Props {
  readonly plan: Plan;
  readonly forecast: ReadyForecast;
}

/** What stands behind the figures, and what does not. */
export function SampleSize({ plan, forecast: { grounds, dataDate } }: Props) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const { tasks, terms, waits, lateness, usesFirm } = grounds;
  return (
    <Box component="section" aria-label={t('grounds.title')}>
      <Typography>
        {t('grounds.record', {
          tasks: t('grounds.tasks', { count: tasks }),
          terms: t('grounds.terms', { count: terms }),
          waits: t('grounds.waits', { count: waits }),
          lateness: t('grounds.lateness', { count: lateness }),
          day: format.date(dataDate),
        })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {[
          usesFirm ? t('grounds.firm') : null,
          waits < LEAST_DRAWN_FROM ? t('grounds.noWaits', { count: LEAST_DRAWN_FROM }) : null,
          lateness < LEAST_DRAWN_FROM ? t('grounds.noLateness', { count: LEAST_DRAWN_FROM }) : null,
        ]
          .filter((said) => said !== null)
          .join(' ')}
      </Typography>
      <WithoutLinks plan={plan} ids={grounds.openWithoutLinks} />
    </Box>
  );
}

/** Tasks that wait for nothing: their dates are nobody's but their own. */
function WithoutLinks({ plan, ids }: { readonly plan: Plan; readonly ids: readonly string[] }) {
  const { t } = useTranslation('forecast');
  const tasks = namedTasks(plan, ids);
  if (tasks.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={SUMMARY}>
        {t('grounds.withoutLinks', { count: tasks.length })}
      </Box>
      <Typography component="div" sx={{ lineHeight: 2 }}>
        <TaskCodes tasks={tasks.slice(0, MOST_LISTED)} tabIndex={0} />
        {tasks.length > MOST_LISTED && ` ${t('grounds.more', { count: tasks.length - MOST_LISTED })}`}
      </Typography>
    </Box>
  );
}
