import type { ChosenPoint, FilledReport, TableSource } from '@plomada/presentation';
import { useMemo } from 'react';
import { useAppSelector } from '../../../base/hooks';
import { useWords } from '../../../columns/use-columns';
import { selectPlan } from '../../../plan/state/plan-selectors';

interface Shown {
  readonly filled: Pick<FilledReport, 'behind' | 'table'>;
  readonly face: string;
  readonly point?: ChosenPoint | null;
}

/** The table that a tile shows: its figures, the rows that they are made of or those of a point; and the key of why there are none. */
export function useShownRows({ filled: { behind, table }, face, point }: Shown): {
  readonly source: TableSource;
  readonly noRows?: string;
} {
  const words = useWords(NAMESPACES);
  const plan = useAppSelector(selectPlan);
  return useMemo(() => {
    if (face !== 'behind' || !behind) return { source: table };
    const rows = point && behind.ofPoint?.({ point, plan, words });
    if (!rows) return { source: behind };
    return typeof rows === 'string'
      ? { source: { ...behind, rows: [] }, noRows: rows }
      : { source: { ...behind, rows } };
  }, [behind, table, face, point, plan, words]);
}

const NAMESPACES = ['reports'];
