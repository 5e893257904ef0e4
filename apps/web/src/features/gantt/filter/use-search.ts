import type { PlanRow } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useAppDispatch } from '../../../base/hooks';
import { planFilterActions, type SoughtTask } from '../../../plan/filter/plan-filter-slice';
import { foundRows } from '../../../plan/filter/shown-rows';

interface Search {
  /** The row to be looked at: the found one that is selected, or the first; the task that the person was brought to while nothing is found. */
  readonly seek: Pick<SoughtTask, 'id'> | null;
  /** Selects the found row after the selected one, the first after the last. */
  seekNext(): void;
}

const NONE: readonly string[] = [];

/** Goes through the rows that have the words; `selected` is the row selected last. */
export function useSearch(
  shown: readonly PlanRow[],
  words: string,
  selected: string | undefined,
  sought: SoughtTask | null,
): Search {
  const dispatch = useAppDispatch();
  const found = useMemo(() => (words ? foundRows(shown, words).map(({ id }) => id) : NONE), [shown, words]);
  const at = selected === undefined ? -1 : found.indexOf(selected);
  const seekNext = useCallback(() => {
    const next = found[(at + 1) % found.length];
    if (next !== undefined) dispatch(planFilterActions.selected({ ids: [next], anchor: next }));
  }, [dispatch, found, at]);
  const looked = found[Math.max(at, 0)];
  const seek = useMemo(() => (looked === undefined ? sought : { id: looked }), [looked, sought]);
  return { seek, seekNext };
}
