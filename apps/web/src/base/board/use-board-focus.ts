import { type RefObject, useEffect, useRef } from 'react';
import type { DragState } from './drag-state';
import type { BoardWindow } from './use-board-window';
import type { CardDrag } from './use-card-drag';

/** Brings the focus to a card, and to the one that was moved once nothing else is open. */
export function useFocusOn(
  root: RefObject<HTMLElement | null>,
  slotOf: (id: string) => { readonly row: number } | null,
  window: BoardWindow,
  landed: CardDrag['landed'],
): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const lastLanded = useRef(0);
  useEffect(() => {
    if (landed.count !== lastLanded.current) {
      lastLanded.current = landed.count;
      wanted.current = landed.id;
    }
    const id = wanted.current;
    if (id === null || document.querySelector('[role=dialog]')) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
    if (!card) return;
    wanted.current = null;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (id) => {
    wanted.current = id;
    const slot = slotOf(id);
    if (slot) window.scrollTo(slot.row);
  };
}

/** On a narrow screen the column over which a card is held by keys comes into sight. */
export function useColumnInSight(root: RefObject<HTMLElement | null>, drag: DragState | null): void {
  const over = drag?.by === 'keys' ? drag.over : null;
  useEffect(() => {
    if (over === null) return;
    const head = root.current?.querySelector(`[data-column="${CSS.escape(over)}"]`);
    head?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [root, over]);
}
