import type { PlanRow } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { ganttActions } from './gantt-slice';
import { foundRows } from './shown-rows';

interface Search {
  /** The found row that is looked at: the selected one, or the first; null while nothing is found. */
  readonly seek: string | null;
  /** Selects the found row after the selected one, the first after the last. */
  seekNext(): void;
}

const NONE: readonly string[] = [];

/** Goes through the rows that have the words; `selected` is the row selected last. */
export function useSearch(shown: readonly PlanRow[], words: string, selected: string | undefined): Search {
  const dispatch = useAppDispatch();
  const found = useMemo(() => (words ? foundRows(shown, words).map(({ id }) => id) : NONE), [shown, words]);
  const at = selected === undefined ? -1 : found.indexOf(selected);
  const seekNext = useCallback(() => {
    const next = found[(at + 1) % found.length];
    if (next !== undefined) dispatch(ganttActions.selected({ ids: [next], anchor: next }));
  }, [dispatch, found, at]);
  return { seek: found[Math.max(at, 0)] ?? null, seekNext };
}
