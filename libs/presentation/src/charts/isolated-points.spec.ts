import { linePoints, linePointsByCategory } from './isolated-points';

const marked = (values: readonly (number | null)[]) =>
  linePointsByCategory(values).flatMap(({ marker }, at) => (marker?.enabled ? [at] : []));

describe('points of a line', () => {
  it.each([
    { values: [5], alone: [0], which: 'the only one' },
    { values: [5, 6], alone: [], which: 'none of two in a row' },
    { values: [null, 5, null], alone: [1], which: 'one between gaps' },
    { values: [5, null, 6, 7, null, 8], alone: [0, 5], which: 'those at the ends' },
    { values: [null, null], alone: [], which: 'nothing where there is nothing' },
    { values: [0], alone: [0], which: 'a zero, which is a value' },
  ])('are marked where no line reaches them: $which', ({ values, alone }) => {
    expect(marked(values)).toEqual(alone);
  });

  it('stand where they are', () => {
    const points = linePoints([
      [10, 1],
      [20, null],
    ]);
    expect(points).toMatchObject([
      { x: 10, y: 1, marker: { enabled: true } },
      { x: 20, y: null },
    ]);
  });
});
