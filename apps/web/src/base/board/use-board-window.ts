import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { GAP_PX, LANE_PX } from './board-root';
import type { BoardRow } from './board-rows';

/** Up to here all rows are drawn: the browser finds words in them. */
const ALL_DRAWN = 40;
const OVERSCAN = 4;

/** The rows that are drawn, and the room of all of them. */
export interface BoardWindow {
  readonly drawn: readonly { readonly index: number; readonly top: number }[];
  /** Pixels of all rows. */
  readonly height: number;
  readonly scrollTo: (row: number) => void;
}

interface Given<Card> {
  readonly rows: readonly BoardRow<Card>[];
  readonly cardPx: number;
  readonly headPx: number;
  readonly root: RefObject<HTMLElement | null>;
  /** Rows that stay drawn wherever one scrolls: of the card that has the focus, and of the one in the hand. */
  readonly kept: readonly number[];
}

/** Draws only the rows that are seen of a long board. */
export function useBoardWindow<Card>({ rows, cardPx, headPx, root, kept }: Given<Card>): BoardWindow {
  const isLong = rows.length > ALL_DRAWN;
  const keptRows = kept.join();
  // eslint-disable-next-line react-hooks/incompatible-library -- what it returns is read in this hook alone, on every drawing
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => root.current,
    estimateSize: (index) => pixelsOf(rows[index], cardPx),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const wanted = keptRows === '' ? [] : keptRows.split(',').map(Number);
        const there = wanted.filter((row) => row >= 0 && row < range.count);
        return [...new Set([...defaultRangeExtractor(range), ...there])].sort((a, b) => a - b);
      },
      [keptRows],
    ),
  });
  if (!isLong) {
    let height = 0;
    const drawn = rows.map((row, index) => {
      const top = height;
      height += pixelsOf(row, cardPx);
      return { index, top };
    });
    return { drawn, height, scrollTo: () => undefined };
  }
  return {
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - headPx })),
    height: virtualizer.getTotalSize(),
    scrollTo: (row) => virtualizer.scrollToIndex(row),
  };
}

const pixelsOf = (row: BoardRow<unknown> | undefined, cardPx: number): number =>
  row?.kind === 'lane' ? LANE_PX : cardPx + GAP_PX;
