import { useDroppable } from '@dnd-kit/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BoardOptions } from './board';
import { BoardColumns } from './board-columns';
import { BoardHead } from './board-head';
import { BoardRoot, HEAD_PX } from './board-root';
import { BoardLine } from './board-line';
import { boardRows, cardBeside, cardsByColumn, firstCard, slotOf } from './board-rows';
import type { DragState } from './drag-state';
import { useColumnInSight, useFocusOn } from './use-board-focus';
import { useBoardWindow } from './use-board-window';
import type { CardDrag } from './use-card-drag';

interface SheetProps<Card> {
  readonly board: BoardOptions<Card>;
  readonly cardDrag: CardDrag;
  readonly howId: string;
}

/** The columns with their cards, of which one at a time is reached by keys. */
export function BoardSheet<Card>({ board, cardDrag, howId }: SheetProps<Card>) {
  const root = useRef<HTMLDivElement>(null);
  const { drag } = cardDrag;
  const { columns, cards, columnOf, laneOf, idOf } = board;
  const rows = useMemo(
    () => boardRows({ cards, columns, columnOf, laneOf }),
    [cards, columns, columnOf, laneOf],
  );
  const slot = (id: string) => slotOf(rows, idOf, id);
  const [reached, setReached] = useState('');
  const first = firstCard(rows);
  const reachedSlot = slot(reached);
  const reachedId = reachedSlot ? reached : first === undefined ? '' : idOf(first);
  const kept = [reachedSlot ?? slot(reachedId), drag && slot(drag.id)].flatMap((one) => one?.row ?? []);
  const window = useBoardWindow({ rows, cardPx: board.cardPx, headPx: HEAD_PX, root, kept });
  const focusOn = useFocusOn(root, slot, window, cardDrag.landed);
  useColumnInSight(root, drag);

  // An id of an element has no blanks.
  const elementOf = (id: string) => `${howId}-${encodeURIComponent(id)}`;
  /** The card that something happens in; undefined beside all cards. */
  const cardAt = ({ target }: SyntheticEvent): Card | undefined => {
    const at = slot((target as Element).closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '');
    const line = at && rows[at.row];
    return at && line?.kind === 'cards' ? line.cells[at.column] : undefined;
  };
  const withCard = (event: SyntheticEvent, act: (card: Card) => void) => {
    const card = cardAt(event);
    if (card !== undefined) act(card);
  };
  const keyDown = (event: KeyboardEvent) => {
    const card = cardAt(event);
    if (card === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const wasTaken = drag ? dragKey(cardDrag, event.key) : atRest(card, event.key);
    if (!wasTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const atRest = (card: Card, key: string): boolean => {
    if (key === 'Enter') board.onOpen(card);
    else if (key === ' ') cardDrag.pickUp(idOf(card), 'keys');
    else {
      const next = cardBeside(rows, slot(idOf(card))!, key);
      if (next === undefined) return key.startsWith('Arrow');
      setReached(idOf(next));
      focusOn(idOf(next));
    }
    return true;
  };

  return (
    <BoardRoot
      ref={root}
      className={drag ? 'board-dragging' : ''}
      style={{ '--board-columns': columns.length } as CSSProperties}
    >
      <div className="board-sheet">
        <div className="board-line board-strips">
          {columns.map(({ id }) => (
            <Strip key={id} id={id} drag={drag} />
          ))}
        </div>
        <div
          role="grid"
          aria-label={board.name}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          // Without a card there is nothing in it that keys reach, and on a phone it scrolls all the same.
          tabIndex={rows.length === 0 ? 0 : undefined}
        >
          <BoardHead board={board} drag={drag} />
          <div className="board-rows" role="rowgroup" style={{ height: window.height }}>
            {window.drawn.map(({ index, top }) => (
              <BoardLine
                key={rows[index]!.id}
                row={rows[index]!}
                {...{ index, top }}
                elementOf={(card) => elementOf(idOf(card))}
              />
            ))}
          </div>
        </div>
        <BoardColumns
          {...{ board, columns: cardsByColumn(rows, window.drawn, columns.length), elementOf }}
          {...{ heldId: drag?.id, reachedId, describedBy: howId }}
          onKeyDown={keyDown}
          onFocus={(event) => withCard(event, (card) => setReached(idOf(card)))}
          onClick={(event) => withCard(event, board.onOpen)}
        />
      </div>
    </BoardRoot>
  );
}

/** What a key does with the card in the hand; whether it does anything. */
function dragKey(cardDrag: CardDrag, key: string): boolean {
  if (key === 'ArrowLeft') cardDrag.moveToNext(-1);
  else if (key === 'ArrowRight') cardDrag.moveToNext(1);
  else if (key === ' ' || key === 'Enter') cardDrag.drop();
  else if (key === 'Escape' || key === 'Tab') cardDrag.cancel();
  return key !== 'Tab';
}

/** The ground of a column, on which cards are put down. */
function Strip({ id, drag }: { readonly id: string; readonly drag: DragState | null }) {
  const { setNodeRef } = useDroppable({ id });
  const isRefused = drag?.refusals.has(id);
  const isOver = drag?.over === id && !isRefused;
  return (
    <div
      ref={setNodeRef}
      data-strip={id}
      className={`board-strip ${isRefused ? 'board-refused' : ''} ${isOver ? 'board-over' : ''}`}
    />
  );
}
