import { after, specContext, termPlan } from '../actions/testing/decide';
import { Table } from '../plan/table';
import { viewOf } from './plan-view';

const TODAY = '2026-03-04';
const plan = after(
  termPlan({
    tasks: [
      { id: 'S', text: 'Foundations' },
      { id: 'A', parent: 'S', duration: 5 },
      { id: 'B', parent: 'S', duration: 3, start: '2026-03-09' },
      { id: 'free', duration: 2 },
    ],
    links: ['A>B'],
  }),
  'NEW_RESTRICTION',
  {
    taskIds: ['B'],
    family: 'Materials',
    type: 1,
    detail: 'Steel',
    comments: '',
    responsible: null,
    commited: null,
    required: '2026-03-05',
  },
);

describe('the plan as rows', () => {
  it('stands in tree order, summaries with what follows from below', () => {
    const view = viewOf(plan, TODAY);
    expect(view.rows.map((row) => [row.code, row.id, row.kind, row.depth])).toEqual([
      ['1', 'S', 'summary', 1],
      ['1.1', 'A', 'task', 2],
      ['1.2', 'B', 'task', 2],
      ['2', 'free', 'task', 1],
    ]);
    expect(view.of('S')).toMatchObject({
      start: '2026-03-02',
      end: '2026-03-12',
      duration: 8,
      weight: 80,
      commitment: null,
      state: null,
      critical: true,
      totalFloat: 0,
      inTerm: true,
    });
  });

  it('carries state, float and badges', () => {
    const view = viewOf(plan, '2026-03-06');
    expect(view.of('A')).toMatchObject({ state: 'executable', reason: 'STATE_EXECUTABLE', critical: true });
    expect(view.of('B')).toMatchObject({
      state: 'startRestricted',
      inTerm: false,
      restrictions: 1,
      startRestrictions: 1,
      endRestrictions: 0,
      delayedRestrictions: 1,
    });
    expect(view.of('free')).toMatchObject({ state: 'late', critical: false, totalFloat: 6 });
    expect(view.of('none')).toBeUndefined();
  });

  it('keeps the rows that an edit leaves as they were', () => {
    const before = viewOf(plan, TODAY);
    const edited = after(plan, 'SET_COMMITMENT', { taskId: 'A', commitment: 0.5 });
    const view = viewOf(edited, TODAY, before);
    expect(view.rows.filter((row, place) => row !== before.rows[place]).map((row) => row.id)).toEqual(['A']);
    expect(view.of('A')!.commitment).toBe(0.5);
  });

  it('is calculated once for a plan and a day', () => {
    expect(viewOf(plan, TODAY)).toBe(viewOf(plan, TODAY));
    expect(viewOf(plan, '2026-03-05')).not.toBe(viewOf(plan, TODAY));
  });

  it('shows the baseline next to the plan', () => {
    const baselined = after(plan, 'SET_BASELINE', { name: 'Contract' }, specContext());
    const moved = {
      ...baselined,
      tasks: baselined.tasks.with([
        { ...baselined.tasks.get('free')!, start: '2026-03-05', end: '2026-03-07' },
      ]),
    };
    expect(viewOf(moved, TODAY).of('free')).toMatchObject({
      start: '2026-03-05',
      baselineStart: '2026-03-02',
      baselineEnd: '2026-03-04',
    });
  });

  it('tells conflicts, a summary the first below it', () => {
    const view = viewOf(
      termPlan({
        tasks: [
          { id: 'P', duration: 5 },
          { id: 'S' },
          { id: 'free', parent: 'S' },
          { id: 'tooSoon', parent: 'S', constraintType: 'snlt', constraintDate: '2026-03-03' },
          { id: 'before', parent: 'S', constraintType: 'mso', constraintDate: '2026-02-23' },
        ],
        links: ['P>tooSoon'],
      }),
      TODAY,
    );
    const conflicts = ['free', 'tooSoon', 'before', 'S'].map((id) => view.of(id)!.conflict);
    expect(conflicts).toEqual([null, 'link', 'projectStart', 'link']);
  });

  it('is empty for an empty plan', () => {
    const view = viewOf({ ...plan, tasks: Table.of() }, TODAY);
    expect([view.rows, view.progress]).toEqual([[], 0]);
  });
});
