import type { BoardOptions, Lane } from './board';

/** A line across a board: the head of a lane, or the n-th card of each column in it. */
export type BoardRow<Card> =
  | { readonly kind: 'lane'; readonly id: string; readonly label: string; readonly count: number }
  | { readonly kind: 'cards'; readonly id: string; readonly cells: readonly (Card | undefined)[] };

type Given<Card> = Pick<BoardOptions<Card>, 'cards' | 'columns' | 'columnOf' | 'laneOf'>;

const ONE_LANE: Lane = { key: '', label: '' };

/** The lines of a board from the top: lanes in the order of their words, what belongs to none last. */
export function boardRows<Card>({
  cards,
  columns,
  columnOf,
  laneOf,
}: Given<Card>): readonly BoardRow<Card>[] {
  const ids = columns.map(({ id }) => id);
  const lanes = new Map<string, { readonly lane: Lane; readonly stacks: Card[][] }>();
  for (const card of cards) {
    const column = ids.indexOf(columnOf(card));
    if (column < 0) continue;
    const lane = laneOf?.(card) ?? ONE_LANE;
    const present = lanes.get(lane.key) ?? { lane, stacks: ids.map(() => []) };
    lanes.set(lane.key, present);
    present.stacks[column]!.push(card);
  }
  return [...lanes.values()]
    .sort((a, b) => inWords(a.lane, b.lane))
    .flatMap(({ lane, stacks }) => [...(laneOf ? [headOf(lane, stacks)] : []), ...cardRows(lane, stacks)]);
}

function inWords(a: Lane, b: Lane): number {
  if ((a.key === '') !== (b.key === '')) return a.key === '' ? 1 : -1;
  return a.label.localeCompare(b.label, undefined, { numeric: true });
}

function headOf<Card>({ key, label }: Lane, stacks: readonly (readonly Card[])[]): BoardRow<Card> {
  const count = stacks.reduce((sum, { length }) => sum + length, 0);
  return { kind: 'lane', id: `lane ${key}`, label, count };
}

function cardRows<Card>({ key }: Lane, stacks: readonly (readonly Card[])[]): readonly BoardRow<Card>[] {
  const deepest = Math.max(...stacks.map(({ length }) => length));
  return Array.from({ length: deepest }, (_, n) => ({
    kind: 'cards',
    id: `${n} ${key}`,
    cells: stacks.map((stack) => stack[n]),
  }));
}

/** Where a card stands; both from 0. */
export interface CardSlot {
  readonly row: number;
  readonly column: number;
}

/** Where a card stands; null where it does not. It is looked for when it is asked for: a map of thousands costs more with each edit. */
export function slotOf<Card>(
  rows: readonly BoardRow<Card>[],
  idOf: (card: Card) => string,
  id: string,
): CardSlot | null {
  const isIt = (card: Card | undefined) => card !== undefined && idOf(card) === id;
  for (const [row, line] of rows.entries()) {
    const column = line.kind === 'cards' ? line.cells.findIndex(isIt) : -1;
    if (column >= 0) return { row, column };
  }
  return null;
}

/** The card that stands first; undefined on an empty board. */
export function firstCard<Card>(rows: readonly BoardRow<Card>[]): Card | undefined {
  for (const line of rows) {
    const card = line.kind === 'cards' ? line.cells.find((one) => one !== undefined) : undefined;
    if (card !== undefined) return card;
  }
  return undefined;
}

/** A card, and how far from the first line it stands, in pixels. */
export interface PlacedCard<Card> {
  readonly card: Card;
  readonly top: number;
}

/** The cards of the drawn lines, by columns: one that comes to stand in another line stays the same element. */
export const cardsByColumn = <Card>(
  rows: readonly BoardRow<Card>[],
  drawn: readonly { readonly index: number; readonly top: number }[],
  columns: number,
): readonly (readonly PlacedCard<Card>[])[] =>
  Array.from({ length: columns }, (_, column) =>
    drawn.flatMap(({ index, top }) => {
      const line = rows[index];
      const card = line?.kind === 'cards' ? line.cells[column] : undefined;
      return card === undefined ? [] : [{ card, top }];
    }),
  );

const SIDEWAYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The card that a key leads to from another one: up and down in its column, sideways to the nearest of the next column that has any. */
export function cardBeside<Card>(
  rows: readonly BoardRow<Card>[],
  { row, column }: CardSlot,
  key: string,
): Card | undefined {
  const at = (line: number, of: number) => {
    const there = rows[line];
    return there?.kind === 'cards' ? there.cells[of] : undefined;
  };
  const lines = (of: number) => rows.map((_, line) => line).filter((line) => at(line, of) !== undefined);
  const own = lines(column);
  if (key === 'ArrowDown') return at(own.find((line) => line > row) ?? -1, column);
  if (key === 'ArrowUp') return at(own.findLast((line) => line < row) ?? -1, column);
  if (key === 'Home') return at(own[0]!, column);
  if (key === 'End') return at(own.at(-1)!, column);
  const way = SIDEWAYS[key];
  if (!way) return undefined;
  const width = Math.max(0, ...rows.map((line) => (line.kind === 'cards' ? line.cells.length : 0)));
  for (let next = column + way; next >= 0 && next < width; next += way) {
    const there = lines(next);
    if (there.length > 0) return at(nearest(there, row), next);
  }
  return undefined;
}

const nearest = (lines: readonly number[], row: number): number =>
  lines.reduce((best, line) => (Math.abs(line - row) < Math.abs(best - row) ? line : best));
