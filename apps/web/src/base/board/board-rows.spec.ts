import { type BoardRow, boardRows, cardBeside, slotOf } from './board-rows';

interface Card {
  readonly id: string;
  readonly in: string;
  readonly by: string;
}

const columns = ['todo', 'doing', 'done'].map((id) => ({ id, title: id, empty: '' }));
const card = (id: string, at: string, by = ''): Card => ({ id, in: at, by });
const CARDS = [
  card('a', 'todo', 'Luis'),
  card('b', 'todo', ''),
  card('c', 'done', 'Ana'),
  card('d', 'todo', 'Ana'),
];

const rowsOf = (cards: readonly Card[], byPerson = false) =>
  boardRows({
    cards,
    columns,
    columnOf: (one) => one.in,
    laneOf: byPerson ? ({ by }) => ({ key: by, label: by || 'nobody' }) : null,
  });
const shown = (rows: readonly BoardRow<Card>[]) =>
  rows.map((row) =>
    row.kind === 'lane' ? `${row.label} ${row.count}` : row.cells.map((one) => one?.id ?? '.').join(' '),
  );

describe('the rows of a board', () => {
  it('hold the n-th card of each column, in the order in which the cards come', () => {
    expect(shown(rowsOf(CARDS))).toEqual(['a . c', 'b . .', 'd . .']);
  });

  it('stand in lanes with their counts, in the order of their words, what belongs to none last', () => {
    expect(shown(rowsOf(CARDS, true))).toEqual(['Ana 2', 'd . c', 'Luis 1', 'a . .', 'nobody 1', 'b . .']);
  });

  it('leave out cards of a column that the board has not', () => {
    expect(shown(rowsOf([card('x', 'elsewhere'), card('a', 'done')]))).toEqual(['. . a']);
  });
});

describe('the card that a key leads to', () => {
  const rows = rowsOf([...CARDS, card('e', 'done', 'Luis')], true);
  // Ana: d . c / Luis: a . e / nobody: b . .
  it.each([
    ['d', 'ArrowDown', 'a'],
    ['b', 'ArrowDown', undefined],
    ['b', 'ArrowUp', 'a'],
    ['a', 'Home', 'd'],
    ['d', 'End', 'b'],
    ['a', 'ArrowRight', 'e'],
    ['b', 'ArrowRight', 'e'],
    ['c', 'ArrowLeft', 'd'],
    ['c', 'ArrowRight', undefined],
    ['a', 'x', undefined],
  ])('%s, %s: %s', (from, key, to) => {
    expect(
      cardBeside(
        rows,
        slotOf(rows, ({ id }) => id, from)!,
        key,
      )?.id,
    ).toBe(to);
  });
});
