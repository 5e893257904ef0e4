import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PastEntry } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { LogTaskLink } from './log-task-link';

/** Which tasks an action was about, when it was about many. */
export function EntryTasks({ entry: { action, tasks } }: { readonly entry: PastEntry }) {
  const { t } = useTranslation('log');
  const title = t('tasks', { count: action.tasks });
  const more = action.tasks - tasks.length;
  return (
    <>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-label={title}
        // Scrolled by keyboard, too.
        tabIndex={0}
        sx={{ listStyle: 'none', m: 0, mb: 4, p: 0, maxHeight: 240, overflow: 'auto' }}
      >
        {tasks.map(({ id, code, name }) => (
          <Typography key={id} component="li" variant="body2" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {code === null ? (
              name || t('gone')
            ) : (
              <LogTaskLink id={id}>
                {code} {name}
              </LogTaskLink>
            )}
          </Typography>
        ))}
        {more > 0 && (
          <Typography component="li" variant="body2" color="textSecondary">
            {t('moreTasks', { count: more })}
          </Typography>
        )}
      </Box>
    </>
  );
}
