import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever decides one after the other by keyboard goes on at the next: when the proposal goes that has the focus, the one in its
 * place takes it, or the list itself when it was the last.
 */
export function useFocusKept(list: RefObject<HTMLElement | null>, ids: readonly string[]): () => void {
  const focused = useRef<{ readonly id: string; readonly place: number } | null>(null);
  useEffect(() => {
    const was = focused.current;
    const { activeElement, body } = document;
    if (!was || ids.includes(was.id) || (activeElement !== body && activeElement !== null)) return;
    focused.current = null;
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-proposal]');
    const next = cards?.[Math.min(was.place, cards.length - 1)] ?? list.current;
    next?.focus();
  }, [list, ids]);
  return () => {
    const card = document.activeElement?.closest<HTMLElement>('[data-proposal]');
    const id = card?.dataset['proposal'];
    if (id !== undefined) focused.current = { id, place: ids.indexOf(id) };
  };
}
