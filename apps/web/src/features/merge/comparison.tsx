import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ImportedSchedule, looksForeign, type Merge, mergeOf } from '@plomada/domain';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { GridTable } from '../../base/grid/grid-table';
import { useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { FailureAlert } from '../../base/messages/failure-alert';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ExportTableButton } from '../exports/export-table-button';
import { selectPlan } from '../../plan/state/plan-selectors';
import { KindBar } from './kind-bar';
import { type Filter, acceptable, keyOf, keysOf, shownRows } from './merge-rows';
import { useAccept } from './use-accept';
import { useMergeGrid } from './use-merge-grid';

interface Props {
  readonly projectId: string;
  readonly jobId: string;
  readonly schedule: ImportedSchedule;
}

/** The plan beside the file, compared again whenever the plan changes: what is accepted is what is shown. */
export function Comparison({ projectId, jobId, schedule }: Props) {
  const { t } = useTranslation('merge');
  const plan = useAppSelector(selectPlan)!;
  const merge = useMemo(() => mergeOf(plan, schedule), [plan, schedule]);
  const ganttPath = projectPath('/gantt', projectId);
  const toGantt = (
    <Button component={Link} to={ganttPath} variant="contained">
      {t('showGantt')}
    </Button>
  );
  if (!('code' in merge) && merge.rows.length > 0)
    return <Rows merge={merge} jobId={jobId} name={schedule.name} ganttPath={ganttPath} />;
  return (
    <Page layout="read">
      <PageHeader title={t('title')} context={schedule.name} backTo={ganttPath} />
      {'code' in merge ? (
        <FailureAlert failure={{ code: merge.code, ...(merge.params && { params: { ...merge.params } }) }} />
      ) : (
        <Empty title={t('same.title')} detail={t('same.detail')} action={toGantt} />
      )}
    </Page>
  );
}

interface RowsProps {
  readonly merge: Merge;
  readonly jobId: string;
  /** What the file calls its project. */
  readonly name: string;
  readonly ganttPath: string;
}

function Rows({ merge, jobId, name, ganttPath }: RowsProps) {
  const { t } = useTranslation('merge');
  const navigate = useNavigate();
  const accept = useAccept(jobId);
  const [filter, setFilter] = useState<Filter>({ kind: 'all', name: '' });
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftAtFirst(merge));
  const chosen = useMemo(() => acceptable(merge.rows).filter((row) => !left.has(keyOf(row))), [merge, left]);
  const shown = useMemo(() => shownRows(merge.rows, filter), [merge, filter]);
  const [grid, table] = useMergeGrid({
    merge,
    rows: shown,
    chosen,
    onChosen: useCallback(
      (keys) =>
        setLeft((before) => new Set([...before, ...merge.rows.map(keyOf)].filter((key) => !keys.has(key)))),
      [merge],
    ),
  });
  const take = (keys: ReadonlySet<string>, isTaken: boolean) =>
    setLeft(
      (before) => new Set(isTaken ? [...before].filter((key) => !keys.has(key)) : [...before, ...keys]),
    );
  const blocked = merge.rows.length - acceptable(merge.rows).length;
  const submit = () => {
    if (accept(chosen)) void navigate(ganttPath);
  };
  return (
    <Page layout="fill">
      <PageHeader
        title={t('title')}
        context={t('context', { name })}
        backTo={ganttPath}
        tools={<ExportTableButton view={table} of={name} />}
        action={
          <Button variant="contained" disabled={chosen.length === 0} onClick={submit}>
            {t('accept', { count: chosen.length })}
          </Button>
        }
      />
      {looksForeign(merge.names) && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {t('foreign', { count: merge.names.matched, same: merge.names.same })}
        </Alert>
      )}
      {blocked > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('blocked', { count: blocked })}
        </Alert>
      )}
      <KindBar
        rows={merge.rows}
        shown={grid.found}
        chosen={chosen}
        filter={filter}
        onFilter={setFilter}
        onTake={take}
      />
      <GridTable grid={grid} />
    </Page>
  );
}

/**
 * What the file adds and changes is taken over unless somebody says otherwise; what it no longer has, only if they say so.
 * Nothing is when the file looks like another project's.
 */
function leftAtFirst({ rows, names }: Merge): ReadonlySet<string> {
  return looksForeign(names) ? new Set(rows.map(keyOf)) : keysOf(rows, 'vanished');
}
