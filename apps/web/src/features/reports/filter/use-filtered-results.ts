import type { IndicatorResults } from '@plomada/contracts';
import {
  type CivilDate,
  filteredIndicators,
  type FilteredIndicators,
  partsInForce,
  type ReportFilter,
} from '@plomada/domain';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../../base/hooks';
import { inPortions } from '../../../base/in-portions';
import { useShownDay } from '../../../base/use-day';
import { selectPlan, selectReadyId } from '../../../plan/state/plan-selectors';

/** What tiles show while reports are narrowed. */
export interface Narrowed {
  /** Those that are narrowed. */
  readonly indicators: FilteredIndicators['indicators'];
  /** The same among all others, which are as the server calculated them. */
  readonly results: IndicatorResults;
  readonly notNarrowedBy: FilteredIndicators['notNarrowedBy'];
  readonly progressBasis: FilteredIndicators['progressBasis'];
  /** Up to when the narrowed ones go. */
  readonly day: CivilDate;
}

interface Made extends Narrowed {
  readonly filter: ReportFilter;
  /** The results of the whole that it was made beside. */
  readonly whole: IndicatorResults;
}

/**
 * The results of a part of the plan, calculated from the plan that is open here, in portions; null while nothing is chosen, and until
 * there are some. While others are being calculated the ones before stay. They are as new as the results of the whole: an edit does not
 * calculate them again, the next results do.
 */
export function useFilteredResults(
  projectId: string,
  whole: IndicatorResults,
  filter: ReportFilter,
): { readonly narrowed: Narrowed | null; readonly isCalculating: boolean } {
  const store = useStore<Parameters<typeof selectPlan>[0]>();
  const isOpen = useAppSelector(selectReadyId) === projectId;
  const day = useShownDay();
  const [made, setMade] = useState<Made | null>(null);
  const isWanted = partsInForce(filter).length > 0;
  useEffect(() => {
    const plan = selectPlan(store.getState());
    if (!isWanted || !isOpen || !plan) return undefined;
    const control = new AbortController();
    inPortions(filteredIndicators(plan, filter, day), control.signal).then(
      (filtered) => {
        if (!filtered) return;
        const results = { ...whole, ...filtered.indicators };
        setMade({ ...filtered, results, day, filter, whole });
      },
      (error: unknown) =>
        // Said as whatever goes wrong while a page is drawn.
        setMade(() => {
          throw error;
        }),
    );
    return () => control.abort();
  }, [isWanted, isOpen, filter, whole, day, store]);
  if (!isWanted) return { narrowed: null, isCalculating: false };
  return { narrowed: made, isCalculating: made?.filter !== filter || made.whole !== whole };
}
