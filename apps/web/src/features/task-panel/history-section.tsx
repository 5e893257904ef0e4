import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type PastAction, pastActionRoutes } from '@plomada/contracts';
import { restrictionsOf } from '@plomada/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { authorText } from '../../columns/action-columns';
import { selectReadyId, selectSeq } from '../../plan/state/plan-selectors';
import { useLogAddress } from '../log-actions/use-log-address';
import { Lines, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

/** Newest lines of the log that are shown. */
const MOST = 8;

/** What was done to the task lately, and by whom; each line opens what it changed. */
export function HistorySection(shown: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const projectId = useAppSelector(selectReadyId)!;
  const { id } = shown.task;
  const ask = useCallback(
    () => callRoute(pastActionRoutes.all, { params: { projectId }, query: { row: id, most: MOST } }),
    [projectId, id],
  );
  const [state, again] = useQuery(ask);
  useWhenDone(shown, again);
  return (
    <Section title={t('changes')}>
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
    </Section>
  );
}

/** Asks again once the log has more, when it may be about the task or its restrictions. */
function useWhenDone({ plan, task }: ShownTask, again: () => void): void {
  const seq = useAppSelector(selectSeq);
  const { restrictions } = plan;
  const asked = useRef({ about: [task, ...restrictionsOf({ restrictions }, task.id).all], seq });
  useEffect(() => {
    const about = [task, ...restrictionsOf({ restrictions }, task.id).all];
    const was = asked.current;
    const isAlike = about.length === was.about.length && about.every((row, at) => row === was.about[at]);
    if (isAlike || was.seq === seq) return;
    asked.current = { about, seq };
    again();
  }, [task, restrictions, seq, again]);
}

function Changes({ actions }: { readonly actions: readonly PastAction[] }) {
  const { t } = useTranslation(['taskPanel', 'log']);
  const format = useFormat();
  const { change } = useLogAddress();
  if (actions.length === 0) return <Quiet>{t('noChanges')}</Quiet>;
  return (
    <Lines label={t('changes')}>
      {actions.map(({ id, action, at, ...by }) => (
        <li key={id}>
          <Link
            component="button"
            variant="body2"
            underline="hover"
            onClick={() => change({ entry: id })}
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
