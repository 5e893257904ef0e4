import { type RefObject, useEffect, useRef } from 'react';
import { cellName } from './cell-elements';
import type { Cursor } from './use-cursor';
import type { Line } from './use-lines';

interface Given<Row> {
  /** The row that a link leads to, as the grid was opened. */
  readonly id: string | null | undefined;
  readonly lines: readonly Line<Row>[];
  readonly root: RefObject<HTMLDivElement | null>;
  readonly cursor: Cursor;
  /** Scrolls to a line of which not every one is drawn; false where all are. */
  readonly scrollTo: (line: number) => boolean;
}

/** Brings the row into sight that a link leads to, once and without taking the focus; the keyboard begins there. */
export function useStartRow<Row>({ id, lines, root, cursor, scrollTo }: Given<Row>): void {
  const sought = useRef(id);
  useEffect(() => {
    const line = sought.current ? lines.findIndex((one) => one.id === sought.current) : -1;
    if (line < 0) return;
    sought.current = null;
    const place = { line, column: 0 };
    cursor.stand(place);
    if (scrollTo(line)) return;
    root.current?.querySelector(`[data-cell="${cellName(place)}"]`)?.scrollIntoView?.({ block: 'center' });
  });
}
