import Alert from '@mui/material/Alert';
import type { PlanSnapshot } from '@plomada/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { PlanBoundary } from '../../plan/plan-boundary';
import { selectJoined, selectMay, selectPlan } from '../../plan/state/plan-selectors';
import { useProjectId } from '../../base/use-project-id';
import { ConfirmRollback } from './confirm-rollback';
import { ReopenTerm } from './reopen-term';
import { RollbackRun } from './rollback-run';
import { rollbackActions, selectRun, selectSnapshots } from './rollback-slice';
import { SnapshotTable } from './snapshot-table';

/** /rollback: back to the plan as it was just before a short term was closed. The chosen one travels as `?snapshot=`. */
export function RollbackPage() {
  const { t } = useTranslation('rollback');
  const projectId = useProjectId() ?? '';
  const may = useAppSelector(selectMay('rollBack'));
  return (
    <PlanBoundary>
      <Page layout="read">
        <PageHeader title={t('title')} backTo={projectPath('/gantt', projectId)} />
        {may ? (
          <Snapshots projectId={projectId} />
        ) : (
          <NoPermission title={t('notAdmin.title')} detail={t('notAdmin.detail')} />
        )}
      </Page>
    </PlanBoundary>
  );
}

function Snapshots({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('rollback');
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectSnapshots);
  const run = useAppSelector(selectRun);
  const joined = useAppSelector(selectJoined);
  const [query, setQuery] = useLatestSearchParams();
  // A rollback or a close elsewhere changes what there is to go back to.
  const closes = useAppSelector(selectPlan)?.terms;
  useEffect(() => {
    dispatch(rollbackActions.listRequested({ projectId }));
  }, [dispatch, projectId, closes]);
  const choose = (snapshot: PlanSnapshot | null) =>
    setQuery(
      (present) => {
        const next = new URLSearchParams(present);
        if (snapshot) next.set('snapshot', snapshot.snapshotId);
        else next.delete('snapshot');
        return next;
      },
      { replace: true },
    );
  if (list.phase === 'loading' && run.phase === 'idle') return <LoadingRows rows={4} />;
  if (list.phase === 'failed') {
    const again = () => dispatch(rollbackActions.listRequested({ projectId }));
    return <ErrorRetry title={t('failed')} failure={list.failure} onRetry={again} />;
  }
  const snapshots = list.phase === 'ready' ? list.snapshots : [];
  const chosen = snapshots.find(({ snapshotId }) => snapshotId === query.get('snapshot'));
  return (
    <>
      <ReopenTerm />
      {snapshots.length === 0 && run.phase === 'idle' ? (
        <Empty title={t('empty.title')} detail={t('empty.detail')} />
      ) : (
        <>
          <Alert severity="warning" sx={{ mb: 4 }}>
            {joined ? t('warning') : t('offline')}
          </Alert>
          <SnapshotTable snapshots={snapshots} disabled={!joined} onChosen={choose} />
        </>
      )}
      {chosen && run.phase === 'idle' && (
        <ConfirmRollback
          snapshot={chosen}
          disabled={!joined}
          onConfirmed={() => {
            choose(null);
            dispatch(rollbackActions.confirmed(chosen));
          }}
          onClose={() => choose(null)}
        />
      )}
      {run.phase !== 'idle' && <RollbackRun run={run} />}
    </>
  );
}
