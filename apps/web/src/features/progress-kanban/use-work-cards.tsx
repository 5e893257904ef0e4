import type { WorkRow } from '@plomada/domain';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { Column } from '../../base/grid/column';
import type { AboutWork } from '../../columns/work-columns';
import { selectPlan } from '../../plan/state/plan-selectors';
import { wayToExplain } from '../progress/way-to-explain';
import { NextStep } from '../progress-manager/next-step';
import { WorkCard } from './work-card';

/** Draws the cards of work, in the words that the table's columns have for it. */
export function useWorkCards(
  columns: readonly Column<WorkRow>[],
  about: AboutWork,
  onExplain: (taskId: string) => void,
): (row: WorkRow) => ReactNode {
  const texts = useMemo(() => {
    const textOf = (id: string) => columns.find((column) => column.id === id)!.text;
    return { responsible: textOf('responsible'), why: textOf('why'), causes: textOf('causes') };
  }, [columns]);
  const store = useStore<RootState>();
  const nextStep = useCallback(
    (row: WorkRow) => <NextStep plan={() => selectPlan(store.getState())} row={row} reach={-1} />,
    [store],
  );
  const explain = useCallback((row: WorkRow) => wayToExplain(row, about, onExplain), [about, onExplain]);
  return useCallback(
    (row) => <WorkCard row={row} texts={texts} wayToExplain={explain} nextStep={nextStep} />,
    [texts, explain, nextStep],
  );
}
