import type { PastAction } from '@plomada/contracts';
import { useMemo } from 'react';
import type { Column } from '../../base/grid/column';
import { useAppSelector } from '../../base/hooks';
import { ACTION_COLUMNS } from '../../columns/action-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { selectSummary } from '../../plan/state/plan-selectors';

/** The columns of the open project's log, for its table and its spreadsheet. */
export function useActionColumns(): readonly Column<PastAction>[] {
  const project = useAppSelector(selectSummary)?.name ?? '';
  return useColumns(
    ACTION_COLUMNS,
    useWords(['log']),
    useMemo(() => ({ project }), [project]),
  );
}
