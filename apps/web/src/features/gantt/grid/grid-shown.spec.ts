/** @jest-environment jsdom */
import { fittedGrid, gridShown, heldWidths } from './grid-shown';

const HELD = heldWidths([{ code: '1.1', duration: 12 }]);
const narrow = (choice?: Parameters<typeof gridShown>[3]) => gridShown('masterPlan', 'narrow', HELD, choice);
/** Where each column ends, in pixels from the left edge. */
const ends = (columns: readonly { readonly width: number }[]) =>
  columns.map((_, at) => columns.slice(0, at + 1).reduce((sum, { width }) => sum + width, 0));

describe('a grid that has less room than its columns', () => {
  it.each([300, 379, 430, 560])('ends with a whole column in %i pixels', (room) => {
    const { grid, width } = fittedGrid(narrow(), room);
    expect(ends(grid.columns)).toContain(width);
    expect(width).toBeLessThanOrEqual(room - 76);
  });

  it('has names yield for the start of tasks to be read', () => {
    const { grid, width } = fittedGrid(narrow(), 379);
    expect(ends(grid.columns).indexOf(width)).toBe(2);
    expect(grid.columns.find(({ name }) => name === 'text')!.width).toBeLessThan(214);
  });

  it('leaves names and the splitter where somebody put them', () => {
    const wide = fittedGrid(narrow({ names: null, widths: { text: 200 }, width: null }), 379);
    expect(wide.grid.columns.find(({ name }) => name === 'text')!.width).toBe(200);
    const moved = narrow({ names: null, widths: {}, width: 200 });
    expect(fittedGrid(moved, 379)).toEqual({ grid: moved, width: 200 });
  });

  it('is as it comes where there is room for all of it', () => {
    const shown = narrow();
    expect(fittedGrid(shown, 1200).grid).toBe(shown);
  });
});

it('has days as wide as the longest duration', () => {
  const of = (duration: number) => heldWidths([{ code: '1', duration }]).days;
  expect([of(8), of(176)]).toEqual([46, 46]);
  expect(of(1520)).toBeGreaterThan(46);
  expect(of(15200)).toBeGreaterThan(of(1520));
});
