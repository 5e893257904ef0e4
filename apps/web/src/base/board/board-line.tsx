import type { CSSProperties, ReactNode } from 'react';
import { GAP_PX } from './board-root';
import type { BoardRow } from './board-rows';

interface LineProps<Card> {
  readonly row: BoardRow<Card>;
  readonly index: number;
  readonly top: number | null;
  readonly cardPx: number;
  readonly children: (card: Card, column: number) => ReactNode;
}

/** A line across the board; `top` is where it stands among lines of which not all are drawn. */
export function BoardLine<Card>({ row, index, top, cardPx, children }: LineProps<Card>) {
  const place: CSSProperties = top === null ? {} : { position: 'absolute', top, left: 0, right: 0 };
  if (row.kind === 'lane') {
    return (
      <div className="board-lane" role="row" aria-rowindex={index + 2} style={place}>
        <div role="rowheader">
          <span>{row.label}</span>
          <span className="board-count">{row.count}</span>
        </div>
      </div>
    );
  }
  return (
    <div className="board-line" role="row" aria-rowindex={index + 2} style={place}>
      {row.cells.map((card, column) => (
        <div key={column} className="board-cell" role="presentation" style={{ height: cardPx + GAP_PX }}>
          {card !== undefined && children(card, column)}
        </div>
      ))}
    </div>
  );
}
