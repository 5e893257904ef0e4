import { type RefObject, useEffect, useRef } from 'react';

/** What had the focus last: of a proposal its place in the list, so that the next one is found when it goes. */
interface Held {
  readonly element: Element;
  readonly id: string | undefined;
  readonly place: number;
}

/** What takes the focus where no proposal is left. */
const HEADING = '[data-part-heading]';

/**
 * Whoever decides one after the other by keyboard goes on at the next: a proposal keeps the focus while it is decided, and when
 * it goes the one in its place takes it; after many at once the first that is left. Where none is left it is the heading, and the
 * page itself (`area`) where nothing else is. Answers what is to be told of each focus in the area.
 */
export function useFocusKept(area: RefObject<HTMLElement | null>, ids: readonly string[], busy: unknown) {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const was = held.current;
    if (was && isLost(was.element) && isLost(document.activeElement)) nextOf(area.current!, was).focus();
  }, [area, ids, busy]);
  return () => {
    const element = document.activeElement;
    // What is asked in a dialog belongs to the card below it.
    if (!element || !area.current?.contains(element)) return;
    const id = element.closest<HTMLElement>('[data-proposal]')?.dataset['proposal'];
    held.current = { element, id, place: id === undefined ? 0 : ids.indexOf(id) };
  };
}

/** Gone from the page, or nothing that keys reach. */
const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || !element.isConnected || element.matches(':disabled');

function nextOf(area: HTMLElement, { id, place }: Held): HTMLElement {
  const cards = [...area.querySelectorAll<HTMLElement>('[data-proposal]')];
  const isFree = (card: HTMLElement) => card.getAttribute('aria-busy') !== 'true';
  return (
    cards.find((card) => card.dataset['proposal'] === id) ??
    cards.slice(place).find(isFree) ??
    cards.slice(0, place).findLast(isFree) ??
    area.querySelector<HTMLElement>(HEADING) ??
    area
  );
}
