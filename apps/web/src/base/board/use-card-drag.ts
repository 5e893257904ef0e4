import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardOptions } from './board';
import { type DragState, dragToNext, dropOutcome } from './drag-state';

/** What was done last, for who cannot see it. */
interface Announcement {
  readonly key: 'taken' | 'over' | 'refused' | 'back' | 'put' | 'stays' | 'gone';
  readonly id: string;
  readonly column: string;
  readonly why?: string;
}

export interface CardDrag {
  /** Null while no card is dragged. */
  readonly drag: DragState | null;
  /** What a screen reader hears. */
  readonly announcement: string;
  readonly pickUp: (id: string, by: DragState['by']) => void;
  readonly moveToNext: (way: 1 | -1) => void;
  readonly dragOver: (columnId: string | null) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  /** Runs up with every drag that is over, so that the focus can follow its card. */
  readonly landed: { readonly id: string; readonly count: number };
}

/** Dragging a card: picked up, moved over columns, dropped or cancelled, by pointer or keys alike. */
export function useCardDrag<Card>(board: BoardOptions<Card>): CardDrag {
  const { t } = useTranslation('board');
  const [begun, setDrag] = useState<DragState | null>(null);
  const [announced, announce] = useState<Announcement | null>(null);
  const [landed, setLanded] = useState({ id: '', count: 0 });
  const { columns, cards, idOf, nameOf, columnOf, refusal, onMove, onRefused } = board;
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? '';
  const cardOf = (id: string) => cards.find((card) => idOf(card) === id);
  // Somebody else may have taken the card off the board: then nothing is dragged any more.
  const drag = begun && cardOf(begun.id) ? begun : null;
  if (begun && !drag) {
    setDrag(null);
    announce({ key: 'gone', id: begun.id, column: begun.from });
  }
  // Names outlive their cards: a card may leave the board by being moved.
  const names = useRef(new Map<string, string>());

  const pickUp = (id: string, by: DragState['by']) => {
    const card = cardOf(id);
    if (!onMove || !card) return;
    const from = columnOf(card);
    const refusals = new Map<string, string>();
    for (const column of columns) {
      const why = column.id === from ? null : refusal?.(card, column.id);
      if (why) refusals.set(column.id, why);
    }
    names.current.set(id, nameOf(card));
    setDrag({ id, from, over: from, by, refusals });
    announce({ key: 'taken', id, column: from });
  };
  const moveTo = (next: DragState) => {
    if (next.over === drag?.over) return;
    setDrag(next);
    if (next.over === null) return;
    const why = next.refusals.get(next.over);
    const { id, over: column } = next;
    announce(why === undefined ? { key: 'over', id, column } : { key: 'refused', id, column, why });
  };
  const land = (key: Announcement['key'], id: string, column: string) => {
    announce({ key, id, column });
    setLanded(({ count }) => ({ id, count: count + 1 }));
  };
  const cancel = () => {
    if (!drag) return;
    setDrag(null);
    land('back', drag.id, drag.from);
  };
  const drop = () => {
    if (!drag) return;
    const card = cardOf(drag.id);
    const outcome = dropOutcome(drag);
    if (!card || !onMove || outcome.kind !== 'moved') {
      cancel();
      if (outcome.kind === 'refused') {
        announce({ key: 'refused', id: drag.id, column: outcome.to, why: outcome.why });
        if (card) onRefused?.(card, outcome.to);
      }
      return;
    }
    const { id, from } = drag;
    setDrag(null);
    const moved = onMove(card, outcome.to);
    const finish = (isMoved: boolean) => (isMoved ? land('put', id, outcome.to) : land('stays', id, from));
    if (typeof moved === 'boolean') finish(moved);
    else void moved.then(finish);
  };

  return {
    drag,
    announcement: announced ? sentence(announced) : '',
    pickUp,
    moveToNext: (way) =>
      drag &&
      moveTo(
        dragToNext(
          drag,
          columns.map(({ id }) => id),
          way,
        ),
      ),
    dragOver: (columnId) => drag && moveTo({ ...drag, over: columnId }),
    drop,
    cancel,
    landed,
  };

  function sentence({ key, id, column, why }: Announcement): string {
    const card = cardOf(id);
    // The plan decides where a card comes to stand, which may be beside the column in which it was dropped.
    const at = key === 'put' && card ? columnOf(card) : column;
    return t(key, { name: names.current.get(id) ?? '', column: titleOf(at), why: why ?? '' });
  }
}
