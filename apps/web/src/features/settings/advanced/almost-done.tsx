import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { usePlanRows } from '../../../plan/rows/use-plan-view';
import { usePlanChange } from '../../../plan/editing/use-plan-change';

/** Progress that is within 1 of 100 counts as 100: these tasks are brought there. */
const AS_GOOD_AS_DONE = 0.99;
const NAMED = 5;

/** Sets tasks at 99 % to 100 %, all at once. */
export function AlmostDone({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const change = usePlanChange();
  const rows = usePlanRows();
  const tasks = rows.filter(
    ({ kind, progress }) => kind === 'task' && progress >= AS_GOOD_AS_DONE && progress < 1,
  );
  const finish = () => {
    const entries = tasks
      .filter(({ id }) => plan.tasks.has(id))
      .map(({ id }) => ({ taskId: id, progress: 1 }));
    change({ type: 'SET_PROGRESSES', payload: { entries } });
  };
  return (
    <Box component="section" aria-labelledby="almost-done" sx={{ maxWidth: 640 }}>
      <Typography id="almost-done" variant="h3" component="h3">
        {t('advanced.hundred')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('advanced.hundredDoes')}
      </Typography>
      <Typography sx={{ mb: 3 }}>
        {tasks.length > 0 ? t('advanced.found', { count: tasks.length }) : t('advanced.noneFound')}{' '}
        {tasks
          .slice(0, NAMED)
          .map(({ text }) => text)
          .join(', ')}
        {tasks.length > NAMED && '…'}
      </Typography>
      <Button variant="outlined" disabled={tasks.length === 0} onClick={finish}>
        {t('advanced.finish')}
      </Button>
    </Box>
  );
}
