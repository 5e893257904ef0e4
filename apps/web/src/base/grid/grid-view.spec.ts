import { PLAIN_VIEW, shownColumns, sortedNext } from './grid-view';
import { readKeptViews, keepViews, withDefault, withNamed, withoutNamed } from './kept-views';

const COLUMNS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'menu', isTool: true }];
const shown = (view: Partial<typeof PLAIN_VIEW>) =>
  shownColumns(COLUMNS, { ...PLAIN_VIEW, ...view }).map(({ id }) => id);

describe('the view of a grid', () => {
  it('has columns that nobody put in order behind those that somebody did, and tools last', () => {
    expect(shown({ order: ['c'] })).toEqual(['c', 'a', 'b', 'menu']);
  });

  it('keeps pinned columns at the left and leaves hidden ones out, never a tool', () => {
    expect(shown({ pinned: ['b'], hidden: ['a', 'menu'] })).toEqual(['b', 'c', 'menu']);
  });

  it('is put in order up, down and not at all, by more than one column with Shift', () => {
    const up = sortedNext([], 'a', false);
    expect(up).toEqual([{ id: 'a', desc: false }]);
    const down = sortedNext(up, 'a', false);
    expect(down).toEqual([{ id: 'a', desc: true }]);
    expect(sortedNext(down, 'a', false)).toEqual([]);
    expect(sortedNext(up, 'b', true)).toEqual([...up, { id: 'b', desc: false }]);
  });
});

describe('views that are kept', () => {
  beforeEach(() => localStorage.clear());
  const view = { hidden: ['a'], widths: { b: 120 } };
  const one = withNamed({ last: null, named: [] }, { name: 'Mías', view, filters: { a: { has: 'x' } } });

  it('come back as they were, each person their own', () => {
    keepViews('tasks', 'ana', one);
    expect(readKeptViews('tasks', 'ana')).toEqual(one);
    expect(readKeptViews('tasks', 'luis').named).toEqual([]);
  });

  it('are replaced under the same name, and at most one opens the grid', () => {
    const two = withDefault(withNamed(one, { name: 'Otras', view: {}, filters: {} }), 'Mías');
    const again = withNamed(two, { name: 'Mías', view: {}, filters: {} });
    expect(again.named.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Mías', true],
      ['Otras', false],
    ]);
    expect(withoutNamed(again, 'Mías').named.map(({ name }) => name)).toEqual(['Otras']);
  });

  it('are forgotten when they cannot be read', () => {
    localStorage.setItem('plomada.grid.tasks.ana', '{"last": {"hidden": 7}, "named": []}');
    expect(readKeptViews('tasks', 'ana')).toEqual({ last: null, named: [] });
  });
});
