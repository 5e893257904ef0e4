import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type PastAction, pastActionRoutes } from '@plomada/contracts';
import { restrictionsOf } from '@plomada/domain';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { taskLogPath } from '../../base/paths';
import { authorText } from '../../columns/action-columns';
import { useWhenLogged } from '../../plan/rows/use-when-logged';
import { selectReadyId } from '../../plan/state/plan-selectors';
import { useLogAddress } from '../log-actions/use-log-address';
import { Lines, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

/** Newest lines of the log that are shown at first, and how many more at a time; the whole log has all of them. */
const FIRST = 8;
const MORE = 20;
const MOST = 200;

/** What was done to the task lately, and by whom; each line opens what it changed. */
export function HistorySection({ plan, task }: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const projectId = useAppSelector(selectReadyId)!;
  const { id } = task;
  const most = useRef(FIRST);
  const ask = useCallback(
    () => callRoute(pastActionRoutes.all, { params: { projectId }, query: { row: id, most: most.current } }),
    [projectId, id],
  );
  const [state, again] = useQuery(ask);
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
        <Skeleton variant="rounded" height={72} aria-label={t('common:loading')} />
      )}
      {state.status === 'failed' && (
        <>
          <Quiet>{t('changesFailed')}</Quiet>
          <Button size="small" onClick={again}>
            {t('common:retry')}
          </Button>
        </>
      )}
      {state.status === 'ready' && <Changes actions={state.value.actions} />}
      {state.status === 'ready' && state.value.next !== null && state.value.actions.length < MOST && (
        <Button size="small" onClick={more} sx={{ mt: 1, ml: -3 }}>
          {t('moreChanges')}
        </Button>
      )}
    </Section>
  );
}

function Changes({ actions }: { readonly actions: readonly PastAction[] }) {
  const { t } = useTranslation(['taskPanel', 'log']);
  const format = useFormat();
  const { open } = useLogAddress();
  if (actions.length === 0) return <Quiet>{t('noChanges')}</Quiet>;
  return (
    <Lines label={t('changes')}>
      {actions.map(({ id, action, at, ...by }) => (
        <li key={id}>
          <Link
            component="button"
            variant="body2"
            underline="hover"
            onClick={() => open(id)}
            sx={{ textAlign: 'left', color: 'text.primary' }}
          >
            {t(`log:type.${action.type}`)}
          </Link>
          <Typography variant="caption" component="div" color="textSecondary">
            {authorText(by, t)} · {format.date(at)}
          </Typography>
        </li>
      ))}
    </Lines>
  );
}
