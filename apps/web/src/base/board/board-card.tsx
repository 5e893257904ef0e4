import { useDraggable } from '@dnd-kit/core';
import { memo, type ReactNode } from 'react';

interface FrameProps {
  readonly id: string;
  /** The id of its element. */
  readonly element: string;
  readonly column: number;
  readonly isFixed: boolean;
  readonly isHeld: boolean;
  readonly isReached: boolean;
  readonly describedBy: string;
}

interface Props<Card> extends FrameProps {
  readonly card: Card;
  /** The same one from drawing to drawing. */
  readonly draw: (card: Card) => ReactNode;
}

/** A card where it stands, taken up by dragging it; keys and clicks are the board's. One that is as it was is not drawn again. */
export const BoardCard = memo(DrawnCard) as typeof DrawnCard;

function DrawnCard<Card>({ card, draw, ...frame }: Props<Card>) {
  return <CardFrame {...frame}>{draw(card)}</CardFrame>;
}

/** Drawn again as cards come and go, which those who drag must know: what is in it is not. */
function CardFrame({
  id,
  element,
  column,
  isFixed,
  isHeld,
  isReached,
  describedBy,
  children,
}: FrameProps & { readonly children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id, disabled: isFixed });
  return (
    <div
      ref={setNodeRef}
      id={element}
      role="gridcell"
      aria-colindex={column + 1}
      aria-describedby={describedBy}
      data-card={id}
      tabIndex={isReached ? 0 : -1}
      className={isHeld ? 'board-card board-held' : 'board-card'}
      {...listeners}
    >
      {children}
    </div>
  );
}
