import type { GridViewSaved } from '@plomada/contracts';
import { PLAIN_VIEW, shownColumns, sortedNext } from './grid-view';
import { serve } from '../../testing/server';
import { savedViews } from './saved-views-api';
import { lastView, openingView, storedViews, storeViews } from './stored-views';

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
  const one: GridViewSaved = {
    name: 'Mías',
    isDefault: false,
    view: { hidden: ['a'], widths: { b: 120 } },
    filters: { a: { has: 'x' } },
  };

  it('come back as they were, each person and project their own', () => {
    storeViews('tasks', 'ana', 'p1', { own: [one], shared: [] });
    expect(storedViews('tasks', 'ana', 'p1').own).toEqual([one]);
    expect(storedViews('tasks', 'luis', 'p1').own).toEqual([]);
    expect(storedViews('tasks', 'ana', 'p2').own).toEqual([]);
  });

  it('of a grid of no project go to the server from a browser of before it kept them, once', async () => {
    const LEFT = { last: { hidden: ['b'] }, named: [one] };
    localStorage.setItem('plomada.grid.projects.ana', JSON.stringify(LEFT));
    const asked = serve({
      'GET /api/grid_views/projects': () => ({ body: { own: [], shared: [] } }),
      'POST /api/grid_views/projects': () => ({ body: { own: [one], shared: [] } }),
    });
    expect(await savedViews('projects', 'ana', null)).toEqual({ own: [one], shared: [] });
    expect(asked.at(-1)).toMatchObject({ call: 'POST /api/grid_views/projects', body: one });
    await savedViews('projects', 'ana', null);
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
    expect(lastView('projects', 'ana')).toEqual({ hidden: ['b'] });
  });

  it('open a grid with the person’s own choice before the project’s', () => {
    const shared = [{ ...one, name: 'De todos', isDefault: true }];
    expect(openingView({ own: [one], shared })?.name).toBe('De todos');
    expect(openingView({ own: [{ ...one, isDefault: true }], shared })?.name).toBe('Mías');
  });

  it('are forgotten when they cannot be read', () => {
    localStorage.setItem('plomada.grid.tasks.ana', '{"last": {"hidden": 7}, "named": []}');
    expect([lastView('tasks', 'ana'), storedViews('tasks', 'ana', null).own]).toEqual([null, []]);
  });
});
