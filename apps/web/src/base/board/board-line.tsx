import type { BoardRow } from './board-rows';

interface LineProps<Card> {
  readonly row: BoardRow<Card>;
  readonly index: number;
  /** Pixels from the top of the first line. */
  readonly top: number;
  /** The id of a card's element. */
  readonly elementOf: (card: Card) => string;
}

/** A line across the board as screen readers go through it: the head of a lane, or whose cards stand beside each other. */
export function BoardLine<Card>({ row, index, top, elementOf }: LineProps<Card>) {
  if (row.kind === 'lane') {
    return (
      <div className="board-lane" role="row" aria-rowindex={index + 2} style={{ top }}>
        <div role="rowheader">
          <span>{row.label}</span>
          <span className="board-count">{row.count}</span>
        </div>
      </div>
    );
  }
  const cards = row.cells.flatMap((card) => (card === undefined ? [] : [elementOf(card)]));
  return <div role="row" aria-rowindex={index + 2} aria-owns={cards.join(' ')} />;
}
