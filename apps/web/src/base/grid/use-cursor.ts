import { useCallback, useMemo, useRef, useState } from 'react';
import { type Block, blockOf, type CellPosition, within } from './block';

/** Where somebody is in a grid: one cell that the keyboard reaches, and the block that reaches from another one to it. */
export interface Cursor {
  readonly place: CellPosition;
  readonly block: Block;
  /** Goes to the nearest place that there is, with the focus; `extend` leaves the block's other corner where it is. */
  readonly go: (place: CellPosition, extend?: boolean) => void;
  /** The focus is there already. */
  readonly stand: (place: CellPosition, extend?: boolean) => void;
  /** Whether the focus is still to be brought to the place. */
  readonly wantsFocus: { current: boolean };
}

const FIRST: CellPosition = { line: 0, column: 0 };

export function useCursor(lines: number, columns: number): Cursor {
  const [corners, setCorners] = useState({ place: FIRST, anchor: FIRST });
  const wantsFocus = useRef(false);
  const place = useMemo(() => within(corners.place, lines, columns), [corners.place, lines, columns]);
  const block = useMemo(() => blockOf(corners.anchor, place), [corners.anchor, place]);
  const stand = useCallback(
    (next: CellPosition, extend = false) =>
      setCorners((now) =>
        now.place.line === next.line && now.place.column === next.column && extend
          ? now
          : { place: next, anchor: extend ? now.anchor : next },
      ),
    [],
  );
  const go = useCallback(
    (next: CellPosition, extend = false) => {
      wantsFocus.current = true;
      stand(within(next, lines, columns), extend);
    },
    [stand, lines, columns],
  );
  return { place, block, go, stand, wantsFocus };
}
