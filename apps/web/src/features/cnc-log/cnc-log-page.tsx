import { cncLog, type CncLogRow, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '../../base/grid/address-filters';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { ReportsIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { drawn } from '../../columns/catalogue';
import { CAUSE_COLUMNS } from '../../columns/cause-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { PlanBoundary } from '../../plan/plan-boundary';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import { TaskCell, TermCell } from './cause-cells';
import { ExportCncLog } from './export-cnc-log';

/** /cnclog: why promises of closed short terms were not kept, cause by cause (platform spec, "CNC log screen"). */
export function CncLogPage() {
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={12} />}>{(plan) => <Causes plan={plan} />}</PlanBoundary>
    </Page>
  );
}

const NEWEST_FIRST = [{ id: 'closingDate', desc: true }];
const WIDE = { sorting: NEWEST_FIRST };
const NARROW = { sorting: NEWEST_FIRST, hidden: ['closingDate', 'origin', 'taskWBS', 'responsible'] };
const idOf = ({ causeId, termNumber }: CncLogRow) => `${termNumber} ${causeId}`;
const rowName = ({ taskName }: CncLogRow) => taskName;

/** The newest cause of a task. */
function newestOf(rows: readonly CncLogRow[], taskId: string | null): string | null {
  const newest = rows.findLast((row) => row.taskId === taskId);
  return newest ? idOf(newest) : null;
}

function Causes({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('cncLog');
  const projectId = useProjectId()!;
  const { taskId: inPanel, open: openTask } = useTaskInAddress();
  const narrow = useNarrow();
  const rows = useMemo(() => cncLog(plan), [plan]);
  const columns = useColumns(CAUSE_COLUMNS, useWords(), null);
  const grid = useGrid({
    name: t('title'),
    columns: useMemo(
      () =>
        drawn(columns, {
          termNumber: (row, reach) => <TermCell {...{ projectId, row }} tabIndex={reach} />,
          taskName: (row, reach) => (
            <TaskCell row={row} isThere={plan.tasks.has(row.taskId)} tabIndex={reach} />
          ),
        }),
      [columns, projectId, plan.tasks],
    ),
    rows,
    idOf,
    rowName,
    initial: narrow ? NARROW : WIDE,
    keptAs: 'cncLog',
    startsAt: newestOf(rows, inPanel),
    filters: useAddressFilters(),
    onOpen: ({ taskId }) => plan.tasks.has(taskId) && openTask(taskId),
    opensBy: 'doubleClick',
    noRows: t('nothingFound'),
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        context={t('count', { count: rows.length })}
        backTo={projectPath('/reports', projectId)}
        tools={
          rows.length > 0 && (
            <>
              <GridTools grid={grid} />
              <ExportCncLog rows={grid.found} project={plan.settings.name} />
            </>
          )
        }
      />
      {rows.length > 0 ? (
        <GridTable grid={grid} />
      ) : (
        <Empty icon={<ReportsIcon />} title={t('empty.title')} detail={t('empty.detail')} />
      )}
    </>
  );
}
