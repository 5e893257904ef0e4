import type { ReactNode } from 'react';

export interface BoardColumn {
  readonly id: string;
  readonly title: string;
  /** What stands in it while it holds no card. */
  readonly empty: string;
  /** Beside the title. */
  readonly sign?: ReactNode;
}

/** What a card is grouped by across the columns; cards of a lane without a key stand last. */
export interface Lane {
  readonly key: string;
  readonly label: string;
}

/** A board as a screen describes it. It keeps no card's place: a card stands where `columnOf` says, before a move and after it. */
export interface BoardOptions<Card> {
  /** What the board is called. */
  readonly name: string;
  readonly columns: readonly BoardColumn[];
  /** In the order in which they stand in their columns. */
  readonly cards: readonly Card[];
  readonly idOf: (card: Card) => string;
  /** What people call a card. */
  readonly nameOf: (card: Card) => string;
  /** Cards of a column that the board has not are left out. */
  readonly columnOf: (card: Card) => string;
  /** Null puts all cards into one lane without a head. */
  readonly laneOf: ((card: Card) => Lane) | null;
  /** What stands beside the count of a column, where summing its cards means something. */
  readonly sum?: (cards: readonly Card[]) => string;
  /** What is in a card, in pixels: all are as high, so that long columns need no measuring. */
  readonly cardPx: number;
  /** The same one from drawing to drawing: a card is drawn again when it is another, or is drawn otherwise. */
  readonly draw: (card: Card) => ReactNode;
  /** Why a card cannot come into a column, in words; null where it can. Asked when the card is taken up. */
  readonly refusal?: (card: Card, columnId: string) => string | null;
  /**
   * A card was put down in another column: answers whether it was moved, at once or after it asked what the move needs. Without
   * it the board is to read only.
   */
  readonly onMove?: (card: Card, columnId: string) => boolean | Promise<boolean>;
  /** A card was put down in a column that refuses it: nothing was moved. */
  readonly onRefused?: (card: Card, columnId: string) => void;
  readonly onOpen: (card: Card) => void;
}
