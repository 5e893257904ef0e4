import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import { cellName } from './cell-elements';
import { HEAD_HEIGHT } from './grid-root';
import type { Cursor } from './use-cursor';
import type { Line } from './use-lines';

/** Up to here all rows are drawn: the browser finds words in them, and prints them. */
const ALL_DRAWN = 100;
const OVERSCAN = 8;

/** The lines that are drawn, and the room of all of them. */
export interface RowWindow {
  readonly drawn: readonly { readonly index: number; readonly top: number | null }[];
  /** Pixels of all lines; null when all are drawn, one below the other. */
  readonly height: number | null;
  /** Takes the heights of rows that are as high as what is in them. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  /** Scrolls to a line that may not be drawn; false where all are. */
  readonly scrollTo: (line: number) => boolean;
}

interface Given<Row> {
  readonly lines: readonly Line<Row>[];
  readonly rowPx: number;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly cursor: Cursor;
  readonly wraps: boolean;
}

/** Draws only the lines that are seen of a long grid, and the one where the cursor is, and brings the focus to the cursor. */
export function useRowWindow<Row>({ lines, rowPx, root, cursor, wraps }: Given<Row>): RowWindow {
  const isLong = lines.length > ALL_DRAWN;
  const { line } = cursor.place;
  // eslint-disable-next-line react-hooks/incompatible-library -- what it returns is read in this hook alone, on every drawing
  const virtualizer = useVirtualizer({
    count: lines.length,
    enabled: isLong,
    getScrollElement: () => root.current,
    estimateSize: () => rowPx,
    getItemKey: useCallback((index: number) => lines[index]?.id ?? index, [lines]),
    overscan: OVERSCAN,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const seen = defaultRangeExtractor(range);
        if (line < 0 || line >= range.count || seen.includes(line)) return seen;
        return [...seen, line].sort((a, b) => a - b);
      },
      [line],
    ),
  });
  // After every drawing: the cell may have come on the screen only now.
  useEffect(() => {
    if (!cursor.wantsFocus.current) return;
    const cell =
      root.current?.querySelector<HTMLElement>(`[data-cell="${cellName(cursor.place)}"]`) ??
      root.current?.querySelector<HTMLElement>(`[data-cell="${cellName({ line, column: 0 })}"]`);
    if (isLong && line >= 0) virtualizer.scrollToIndex(line);
    if (!cell) return;
    cursor.wantsFocus.current = false;
    cell.focus();
  });
  if (!isLong) {
    return {
      drawn: lines.map((_, index) => ({ index, top: null })),
      height: null,
      measure: undefined,
      scrollTo: () => false,
    };
  }
  return {
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - HEAD_HEIGHT })),
    height: virtualizer.getTotalSize(),
    measure: wraps ? virtualizer.measureElement : undefined,
    scrollTo: (to) => {
      virtualizer.scrollToIndex(to, { align: 'center' });
      return true;
    },
  };
}
