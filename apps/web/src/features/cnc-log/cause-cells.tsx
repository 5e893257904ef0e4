import type { CncLogRow } from '@plomada/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { closedTermPath } from '../../base/paths';
import { TaskLink } from '../../plan/task-in-address/task-link';

interface Props {
  readonly projectId: string;
  readonly row: CncLogRow;
  readonly tabIndex: 0 | -1;
}

/** The number of the closed term, which leads to its figures. */
export function TermCell({ projectId, row: { termNumber }, tabIndex }: Props) {
  const { t } = useTranslation('cncLog');
  return (
    <Link
      component={RouterLink}
      to={closedTermPath(projectId, termNumber)}
      tabIndex={tabIndex}
      title={t('toTerm', { number: termNumber })}
      underline="hover"
    >
      {termNumber}
    </Link>
  );
}

/** The task as it was called at the close. It leads to the task while the plan has it. */
export function TaskCell({
  row: { taskId, taskName },
  isThere,
  tabIndex,
}: Omit<Props, 'projectId'> & { isThere: boolean }) {
  const { t } = useTranslation('cncLog');
  if (!isThere) {
    return (
      <Box component="span" title={t('deletedTask', { name: taskName })} sx={{ color: 'text.secondary' }}>
        {t('deletedTask', { name: taskName })}
      </Box>
    );
  }
  return (
    <TaskLink taskId={taskId} underline="hover" tabIndex={tabIndex} title={taskName} noWrap>
      {taskName}
    </TaskLink>
  );
}
