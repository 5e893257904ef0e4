import { useDraggable } from '@dnd-kit/core';
import type { FocusEventHandler, KeyboardEventHandler, ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly column: number;
  readonly isFixed: boolean;
  readonly isHeld: boolean;
  readonly isReached: boolean;
  readonly describedBy: string;
  readonly onFocus: FocusEventHandler;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A card where it stands: opened by a click or Enter, taken up by dragging it or by Space. */
export function BoardCard({
  id,
  column,
  isFixed,
  isHeld,
  isReached,
  describedBy,
  onFocus,
  onKeyDown,
  onOpen,
  children,
}: Props) {
  const { setNodeRef, listeners } = useDraggable({ id, disabled: isFixed });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      aria-colindex={column + 1}
      aria-describedby={describedBy}
      data-card={id}
      tabIndex={isReached ? 0 : -1}
      className={isHeld ? 'board-card board-held' : 'board-card'}
      {...listeners}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onOpen}
    >
      {children}
    </div>
  );
}
