import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type Attachment, pastActionRoutes } from '@plomada/contracts';
import { type Photo, restrictionsOf } from '@plomada/domain';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { taskLogPath } from '../../base/paths';
import { useWhenLogged } from '../../plan/rows/use-when-logged';
import { selectReadyId } from '../../plan/state/plan-selectors';
import { photosOfTask } from '../photos/task-photos';
import type { TaskFiles } from '../task-files/use-task-files';
import { historyOf } from './history';
import { HistoryLine } from './history-line';
import { Lines, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

/** Newest lines of the log that are shown at first, and how many more at a time; the whole log has all of them. */
const FIRST = 8;
const MORE = 20;
const MOST = 200;
const NONE: readonly Attachment[] = [];

/** What happened to the task lately, and by whom: changes, each of which opens what it did, photos, and files that it has. */
export function HistorySection({ plan, task, files }: ShownTask & { readonly files: TaskFiles }) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const projectId = useAppSelector(selectReadyId)!;
  const { id } = task;
  const most = useRef(FIRST);
  const ask = useCallback(
    () => callRoute(pastActionRoutes.all, { params: { projectId }, query: { row: id, most: most.current } }),
    [projectId, id],
  );
  const [state, again] = useQuery(ask);
  const photos = useMemo(() => photosOfTask(plan, id), [plan, id]);
  const attached = files.state.status === 'ready' ? files.state.value.attachments : NONE;
  const more = () => {
    most.current = Math.min(most.current + MORE, MOST);
    again();
  };
  useWhenLogged([task, ...restrictionsOf(plan, id).all], again);
  return (
    <Section
      title={t('changes')}
      action={
        <Button component={RouterLink} to={taskLogPath(projectId, id)} size="small">
          {t('inLog')}
        </Button>
      }
    >
      {state.status === 'loading' && (
        <Box role="status">
          <Quiet>{t('changesLoading')}</Quiet>
          <Skeleton variant="rounded" height={52} sx={{ mt: 1 }} />
        </Box>
      )}
      {state.status === 'failed' && (
        <>
          <Quiet>{t('changesFailed')}</Quiet>
          <Button size="small" onClick={again}>
            {t('common:retry')}
          </Button>
        </>
      )}
      {state.status === 'ready' && <Happenings log={state.value} photos={photos} files={attached} />}
      {state.status === 'ready' && state.value.next !== null && state.value.actions.length < MOST && (
        <Button size="small" onClick={more} sx={{ mt: 1, ml: -3 }}>
          {t('moreChanges')}
        </Button>
      )}
    </Section>
  );
}

interface HappeningsProps {
  readonly log: Parameters<typeof historyOf>[0];
  readonly photos: readonly Photo[];
  readonly files: readonly Attachment[];
}

function Happenings({ log, photos, files }: HappeningsProps) {
  const { t } = useTranslation('taskPanel');
  const history = historyOf(log, photos, files);
  if (history.length === 0) return <Quiet>{t('noChanges')}</Quiet>;
  return (
    <Lines label={t('changes')}>
      {history.map((happening) => (
        <HistoryLine key={happening.key} happening={happening} />
      ))}
    </Lines>
  );
}
