import Button from '@mui/material/Button';
import { lookaheadPeriods, nextTermEnd, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { LockIcon, TableIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { usePlanRows } from '../../plan/rows/use-plan-view';
import { useRestrictionRows } from '../../plan/rows/use-restriction-rows';
import { useToday } from '../../plan/rows/use-today';
import { NewRestrictionButton } from '../restriction-dialog/new-restriction-button';
import { lookaheadRows } from './lookahead-rows';
import { useLookaheadGrid } from './use-lookahead-grid';
import { WillBlockNote } from './will-block-note';

/** /restrictionsmanager: what the work of the next short terms still lacks. */
export function RestrictionsManagerPage() {
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={12} />}>
        {(plan) => <RestrictionsManager plan={plan} />}
      </PlanBoundary>
    </Page>
  );
}

function RestrictionsManager({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('restrictions');
  const projectId = useProjectId()!;
  const rows = usePlanRows();
  const restrictions = useRestrictionRows(plan);
  const periods = useMemo(() => lookaheadPeriods(plan, rows, restrictions), [plan, rows, restrictions]);
  const lines = useMemo(() => lookaheadRows(periods), [periods]);
  const grid = useLookaheadGrid(plan, lines);
  const count = periods.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const ready = periods.reduce((sum, period) => sum + period.ready, 0);
  const isEmpty = count === 0;
  return (
    <>
      <PageHeader
        title={t('manager.title')}
        context={!isEmpty && t('manager.context', { count, ready, periods: periods.length })}
        tools={
          <>
            {!isEmpty && <GridTools grid={grid} />}
            <Button
              component={Link}
              to={projectPath('/restrictions', projectId)}
              variant="text"
              startIcon={<TableIcon />}
            >
              {t('manager.asTable')}
            </Button>
          </>
        }
        action={<NewRestrictionButton />}
      />
      <WillBlockNote restrictions={restrictions} until={nextTermEnd(plan, useToday())} />
      {isEmpty ? (
        <Empty
          icon={<LockIcon />}
          title={t('manager.empty.title')}
          detail={t('manager.empty.detail')}
          action={
            <Button component={Link} to={projectPath('/gantt', projectId)}>
              {t('empty.openGantt')}
            </Button>
          }
        />
      ) : (
        <GridTable grid={grid} />
      )}
    </>
  );
}
