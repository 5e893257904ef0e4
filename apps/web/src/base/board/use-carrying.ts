import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardOptions } from './board';
import { type Carried, carriedOn, putDown } from './carried';

/** What was done last, for who cannot see it. */
interface Told {
  readonly key: 'taken' | 'over' | 'refused' | 'back' | 'put' | 'stays';
  readonly id: string;
  readonly column: string;
  readonly why?: string;
}

export interface Carrying {
  readonly carried: Carried | null;
  /** What a screen reader hears. */
  readonly said: string;
  readonly takeUp: (id: string, by: Carried['by']) => void;
  readonly moveOn: (way: 1 | -1) => void;
  readonly holdOver: (columnId: string | null) => void;
  readonly letGo: () => void;
  readonly giveBack: () => void;
  /** Runs up with every move that is over, so that the focus can follow its card. */
  readonly landed: { readonly id: string; readonly count: number };
}

/** A card in the hand: taken up, held over columns, put down or given back, by pointer or keys alike. */
export function useCarrying<Card>(board: BoardOptions<Card>): Carrying {
  const { t } = useTranslation('board');
  const [carried, setCarried] = useState<Carried | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [landed, setLanded] = useState({ id: '', count: 0 });
  const { columns, cards, idOf, nameOf, columnOf, refusal, onMove } = board;
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? '';
  const cardOf = (id: string) => cards.find((card) => idOf(card) === id);
  // Names outlive their cards: a card may leave the board by being moved.
  const names = useRef(new Map<string, string>());

  const takeUp = (id: string, by: Carried['by']) => {
    const card = cardOf(id);
    if (!onMove || !card) return;
    const from = columnOf(card);
    const refusals = new Map<string, string>();
    for (const column of columns) {
      const why = column.id === from ? null : refusal?.(card, column.id);
      if (why) refusals.set(column.id, why);
    }
    names.current.set(id, nameOf(card));
    setCarried({ id, from, over: from, by, refusals });
    setTold({ key: 'taken', id, column: from });
  };
  const held = (next: Carried) => {
    if (next.over === carried?.over) return;
    setCarried(next);
    if (next.over === null) return;
    const why = next.refusals.get(next.over);
    const { id, over: column } = next;
    setTold(why === undefined ? { key: 'over', id, column } : { key: 'refused', id, column, why });
  };
  const over = (key: Told['key'], id: string, column: string) => {
    setTold({ key, id, column });
    setLanded(({ count }) => ({ id, count: count + 1 }));
  };
  const giveBack = () => {
    if (!carried) return;
    setCarried(null);
    over('back', carried.id, carried.from);
  };
  const letGo = () => {
    if (!carried) return;
    const card = cardOf(carried.id);
    const end = putDown(carried);
    if (!card || !onMove || end.kind !== 'moved') {
      giveBack();
      if (end.kind === 'refused') setTold({ key: 'refused', id: carried.id, column: end.to, why: end.why });
      return;
    }
    const { id, from } = carried;
    setCarried(null);
    const moved = onMove(card, end.to);
    const tell = (isMoved: boolean) => (isMoved ? over('put', id, end.to) : over('stays', id, from));
    if (typeof moved === 'boolean') tell(moved);
    else void moved.then(tell);
  };

  return {
    carried,
    said: told ? sentence(told) : '',
    takeUp,
    moveOn: (way) =>
      carried &&
      held(
        carriedOn(
          carried,
          columns.map(({ id }) => id),
          way,
        ),
      ),
    holdOver: (columnId) => carried && held({ ...carried, over: columnId }),
    letGo,
    giveBack,
    landed,
  };

  function sentence({ key, id, column, why }: Told): string {
    const card = cardOf(id);
    // The plan decides where a card comes to stand, which may be beside the column in which it was put down.
    const at = key === 'put' && card ? columnOf(card) : column;
    return t(key, { name: names.current.get(id) ?? '', column: titleOf(at), why: why ?? '' });
  }
}
