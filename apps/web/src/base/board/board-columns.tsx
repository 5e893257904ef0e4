import type { ComponentProps } from 'react';
import type { BoardOptions } from './board';
import { BoardCard } from './board-card';
import type { PlacedCard } from './board-rows';

interface ColumnsProps<Card> extends Pick<ComponentProps<'div'>, 'onKeyDown' | 'onFocus' | 'onClick'> {
  readonly board: BoardOptions<Card>;
  /** The cards that are drawn, in the order of the board's columns. */
  readonly columns: readonly (readonly PlacedCard<Card>[])[];
  /** The id of the element of a card. */
  readonly elementOf: (id: string) => string;
  readonly heldId: string | undefined;
  readonly reachedId: string;
  readonly describedBy: string;
}

/**
 * The cards, each put at its place in its column: those below a card that comes or goes move, and are not made anew. The lines of the
 * grid own them.
 */
export function BoardColumns<Card>(props: ColumnsProps<Card>) {
  const { board, columns, elementOf, heldId, reachedId, describedBy, ...heard } = props;
  return (
    <div className="board-line board-columns" {...heard}>
      {columns.map((placed, column) => (
        <div key={board.columns[column]!.id} className="board-column">
          {placed.map(({ card, top }) => {
            const id = board.idOf(card);
            const place = { top, height: board.cardPx };
            return (
              <div key={id} className="board-place" style={place}>
                <BoardCard
                  {...{ id, column, describedBy, card, draw: board.draw }}
                  element={elementOf(id)}
                  isFixed={!board.onMove}
                  isHeld={heldId === id}
                  isReached={reachedId === id}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
