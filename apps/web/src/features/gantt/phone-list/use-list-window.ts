import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';

/** What a row takes until it is measured: a name of one line. */
const ROW_PX = 72;
const OVERSCAN = 6;

interface ListWindow {
  readonly drawn: readonly { readonly index: number; readonly start: number }[];
  /** Pixels of all rows. */
  readonly height: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** Nowhere for -1. */
  readonly scrollTo: (index: number) => void;
}

/** Draws only the rows that are seen, each as high as its name needs. */
export function useListWindow(
  rows: readonly { readonly id: string }[],
  root: RefObject<HTMLElement | null>,
): ListWindow {
  // eslint-disable-next-line react-hooks/incompatible-library -- what it returns is read in this hook alone, on every drawing
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: () => ROW_PX,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN,
  });
  return {
    drawn: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index) => {
      if (index >= 0) virtualizer.scrollToIndex(index);
    },
  };
}
