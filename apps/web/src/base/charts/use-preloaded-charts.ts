import { useEffect } from 'react';
import { loadCharts } from './load-charts';

/** Loads what charts are drawn with while a page still waits for what they show. */
export function usePreloadedCharts(): void {
  useEffect(() => {
    // Without it here the chart that needs it says so.
    loadCharts().catch(() => undefined);
  }, []);
}
