import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { PlanBoundary } from '../../plan/plan-boundary';
import { selectMay, selectSeq, selectSummary } from '../../plan/state/plan-selectors';
import { useProjectId } from '../../base/use-project-id';
import { ExportButton } from './export-button';
import { LogFilters } from './log-filters';
import { isFiltered, isNewestFirst, NO_FILTER } from './log-query';
import { logActions, selectLogPage } from './log-slice';
import { LogTable } from './log-table';
import { useLogAddress } from './use-log-address';

/** /log_actions: who did what to the plan, and when. Filters, page and the open entry are in the address. */
export function LogPage() {
  const { t } = useTranslation(['log', 'common']);
  const projectId = useProjectId() ?? '';
  const projectName = useAppSelector(selectSummary)?.name ?? '';
  const mayRollBack = useAppSelector(selectMay('rollBack'));
  return (
    <PlanBoundary>
      <Page layout="fill">
        <PageHeader
          title={t('title')}
          tools={
            <>
              {mayRollBack && (
                <Button component={Link} to={projectPath('/rollback', projectId)}>
                  {t('rollBack')}
                </Button>
              )}
              <ExportButton projectId={projectId} projectName={projectName} />
            </>
          }
        />
        <LogFilters />
        <Lines projectId={projectId} />
      </Page>
    </PlanBoundary>
  );
}

function Lines({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('log');
  const dispatch = useAppDispatch();
  const { query, change, open } = useLogAddress();
  const page = useAppSelector(selectLogPage);
  const seq = useAppSelector(selectSeq);
  const asked = JSON.stringify(query);
  useEffect(() => {
    dispatch(logActions.pageRequested({ projectId, query: JSON.parse(asked), quietly: false }));
  }, [dispatch, projectId, asked]);
  const shownSeq = useRef(seq);
  useEffect(() => {
    if (shownSeq.current === seq) return;
    shownSeq.current = seq;
    const newest = (JSON.parse(asked) as typeof query).before === null;
    if (newest) dispatch(logActions.pageRequested({ projectId, query: JSON.parse(asked), quietly: true }));
  }, [dispatch, projectId, asked, seq]);
  useEffect(() => () => void dispatch(logActions.left()), [dispatch]);

  if (page.status === 'failed') {
    const again = () => dispatch(logActions.pageRequested({ projectId, query, quietly: false }));
    return <ErrorRetry title={t('failed')} failure={page.failure} onRetry={again} />;
  }
  if (page.status === 'loading' && page.actions.length === 0) return <LoadingRows rows={12} />;
  if (page.actions.length === 0 && page.next === null) {
    return isFiltered(query) ? (
      <Empty
        title={t('common:noResults')}
        detail={t('nothingFound')}
        action={<Button onClick={() => change(NO_FILTER)}>{t('clear')}</Button>}
      />
    ) : (
      <Empty title={t('common:noData')} detail={t('empty')} />
    );
  }
  const pages = (
    <Box component="nav" aria-label={t('pages')} sx={{ display: 'flex', gap: 2 }}>
      <Button disabled={query.before === null} onClick={() => change({ before: '' })}>
        {t(isNewestFirst(query) ? 'newest' : 'firstPage')}
      </Button>
      <Button disabled={page.next === null} onClick={() => change({ before: String(page.next) })}>
        {t(isNewestFirst(query) ? 'older' : 'nextPage')}
      </Button>
    </Box>
  );
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        opacity: page.status === 'loading' ? 0.6 : 1,
      }}
    >
      <LogTable actions={page.actions} query={query} onOpen={open} onOrdered={change} pages={pages} />
    </Box>
  );
}
