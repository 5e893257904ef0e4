import type { PlanRow } from '@plomada/domain';
import { useMemo } from 'react';
import { type FitSpan, spanToFit } from './fitted-scale';
import { type Reach, reachOf, type ShownDays } from '../rows/reach';

/** The span that shows all rows at once in so many pixels; the same one until it differs, whatever else changes in the rows. */
export function useFitSpan(
  rows: readonly PlanRow[],
  withBaseline: boolean,
  width: number,
  days: ShownDays | null,
): FitSpan | null {
  const { from, to } = useMemo(
    () => spanToFit(rows, withBaseline, width, days) ?? { from: null, to: null },
    [rows, withBaseline, width, days],
  );
  return useMemo(() => (from === null ? null : { from, to, width }), [from, to, width]);
}

/** The days of the timeline; the same ones until they differ. */
export function useReach(rows: readonly PlanRow[], days: ShownDays | null): Reach | null {
  const { from, to } = useMemo(() => reachOf(rows, days) ?? { from: null, to: null }, [rows, days]);
  return useMemo(() => (from === null ? null : { from, to }), [from, to]);
}
