import Button from '@mui/material/Button';
import { type Plan, shownRestrictions } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { LockIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { useToday } from '../../plan/rows/use-today';
import { ExportTableButton } from '../exports/export-table-button';
import { useRestrictionGrid } from './use-restriction-grid';

/** /restrictions: what the tasks lack, each with who sees to it and whether it comes in time. */
export function RestrictionsPage() {
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={12} />}>
        {(plan) => <Restrictions plan={plan} />}
      </PlanBoundary>
    </Page>
  );
}

function Restrictions({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('restrictions');
  const projectId = useProjectId()!;
  const today = useToday();
  const rows = useMemo(() => shownRestrictions(plan, today), [plan, today]);
  const grid = useRestrictionGrid(rows);
  const open = rows.filter(({ released }) => released === null).length;
  return (
    <>
      <PageHeader
        title={t('title')}
        context={rows.length > 0 && t('count', { count: rows.length, open })}
        tools={
          rows.length > 0 && (
            <>
              <GridTools grid={grid} />
              <ExportTableButton view={grid.table} of={plan.settings.name} />
            </>
          )
        }
      />
      {rows.length > 0 ? (
        <GridTable grid={grid} />
      ) : (
        <Empty
          icon={<LockIcon />}
          title={t('empty.title')}
          detail={t('empty.detail')}
          action={
            <Button component={Link} to={projectPath('/gantt', projectId)} variant="contained">
              {t('empty.openGantt')}
            </Button>
          }
        />
      )}
    </>
  );
}
