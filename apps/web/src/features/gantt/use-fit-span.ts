import type { PlanRow } from '@plomada/domain';
import { useMemo } from 'react';
import { type FitSpan, spanToFit } from './fitted-scale';

/** The span that shows all rows at once in so many pixels; the same one until it differs, whatever else changes in the rows. */
export function useFitSpan(rows: readonly PlanRow[], withBaseline: boolean, width: number): FitSpan | null {
  const { from, to } = useMemo(
    () => spanToFit(rows, withBaseline, width) ?? { from: null, to: null },
    [rows, withBaseline, width],
  );
  return useMemo(() => (from === null ? null : { from, to, width }), [from, to, width]);
}
