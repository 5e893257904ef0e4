import type { PlanSettings } from '../../plan/plan';
import type { LoggedAction } from '../../decisions/decision';
import { termPlan } from '../testing/decide';
import { Site } from '../testing/site';

type Step = readonly [type: string, payload: object];

/** A takes three days, and nothing waits for it; C ends when R begins. `far` and `raw` take no promise as they are. */
function siteWith(settings: Partial<PlanSettings> = {}): Site {
  return new Site(
    termPlan({
      settings,
      tasks: [
        { id: 'A', duration: 3 },
        { id: 'L', duration: 2 },
        { id: 'F', duration: 2, start: '2026-03-16' },
        { id: 'C', duration: 10 },
        { id: 'R', duration: 2 },
        { id: 'raw', duration: 2, analysed: false },
        { id: 'far', duration: 2, start: '2026-03-16' },
      ],
    }),
  );
}

const restriction = (taskId: string, type: 1 | 2, required: string): Step => [
  'NEW_RESTRICTION',
  {
    ...{ taskIds: [taskId], type, required, commited: null },
    ...{ family: 'Materials', detail: 'Steel', comments: '', responsible: 'luis' },
  },
];
const STEEL = restriction('L', 1, '2026-03-02');
const PERMIT = restriction('L', 2, '2026-03-02');
const progress = (taskId: string, value: number): Step => ['SET_PROGRESS', { taskId, progress: value }];
const promise = (taskId: string): Step => ['SET_COMMITMENT', { taskId, commitment: 0.5 }];
const move = (id: string, start: string): Step => ['MOVE_TASK', { id, start }];
const follow = (source: string, target: string): Step => [
  'ADD_LINK',
  { id: `${source}${target}`, source, target, type: '0' },
];
const clear: Step = ['CLEAR_RESTRICTION', { restrictionId: 'row-1-0' }];
const release: Step = ['UNBOUND_RESTRICTION', { restrictionId: 'row-1-0' }];

/** Does the steps, and answers the id of the one at the position. */
function done(site: Site, steps: readonly Step[], at = 0): string {
  return steps.map(([type, payload]) => site.do(type, payload))[at]!;
}

describe('an undo is refused with the code of the rule that it would break', () => {
  it.each<[string, readonly Step[], number, string, readonly string[]]>([
    [
      'the start of a task that was moved and has begun',
      [move('L', '2026-03-04'), progress('L', 0.3)],
      0,
      'TASK_START_WITH_PROGRESS',
      ['L'],
    ],
    [
      'the start of a task that a link pushed and that has begun',
      [follow('A', 'L'), progress('L', 0.3)],
      0,
      'TASK_START_WITH_PROGRESS',
      ['L'],
    ],
    [
      'the dates of a task that is finished',
      [['MOVE_TASK', { id: 'L', duration: 3 }], progress('L', 1)],
      0,
      'TASK_FINISHED',
      ['L'],
    ],
    [
      'fewer days than progress stands for',
      [['MOVE_TASK', { id: 'L', duration: 4 }], progress('L', 0.9)],
      0,
      'TASK_END_BEFORE_PROGRESS',
      ['L'],
    ],
    [
      'fewer days than the progress that was made since a stretch stands for',
      [progress('L', 0.5), ['MOVE_TASK', { id: 'L', duration: 8 }], progress('L', 0.9)],
      1,
      'TASK_END_BEFORE_PROGRESS',
      ['L'],
    ],
    [
      'the constraint of a task that is finished',
      [
        ['SET_CONSTRAINT_TYPE', { id: 'L', constraintType: 'fnlt', constraintDate: '2026-03-06' }],
        progress('L', 1),
      ],
      0,
      'TASK_FINISHED',
      ['L'],
    ],
    [
      'a cleared start constraint of a task that has begun',
      [STEEL, clear, progress('L', 0.3)],
      1,
      'RESTRICTION_START_ON_PROGRESS',
      ['L'],
    ],
    [
      'a released constraint of what is a branch now',
      [STEEL, release, clear, ['CREATE_TASK', { id: 'below', text: 'below', parent: 'L' }]],
      2,
      'RESTRICTION_ON_SUMMARY',
      ['L'],
    ],
    [
      'a released start constraint of a task that has begun',
      [STEEL, release, progress('L', 0.3)],
      1,
      'RESTRICTION_START_ON_PROGRESS',
      ['L'],
    ],
    [
      'a cleared constraint of a task that is finished',
      [PERMIT, clear, progress('L', 1)],
      1,
      'RESTRICTION_ON_COMPLETED',
      ['L'],
    ],
    [
      'a released end constraint of a task at 99 %',
      [PERMIT, release, progress('L', 0.99)],
      1,
      'RESTRICTION_ON_COMPLETED',
      ['L'],
    ],
    [
      'a promised task that nobody analysed',
      [['ANALYSE_TASKS', { taskIds: ['raw'], analysed: true }], promise('raw')],
      0,
      'TASK_NOT_ANALYSED',
      ['raw'],
    ],
    [
      'a promised task outside the term',
      [['SET_TERM_MEMBERSHIP', { taskIds: ['far'], member: true }], promise('far')],
      0,
      'TASK_OUTSIDE_TERM',
      ['far'],
    ],
    [
      'the place outside the term of a task that is promised now',
      [move('F', '2026-03-03'), promise('F')],
      0,
      'TASK_OUTSIDE_TERM',
      ['F'],
    ],
    [
      'the shorter term of before, outside of which a promised task lies',
      [['UPDATE_SETTINGS', { periodDays: 21 }], promise('F')],
      0,
      'TASK_OUTSIDE_TERM',
      ['F'],
    ],
    [
      'a link that pushes what is promised now out of the term',
      [follow('C', 'R'), ['DELETE_LINK', { id: 'CR' }], move('R', '2026-03-03'), promise('R')],
      1,
      'TASK_OUTSIDE_TERM',
      ['R'],
    ],
    [
      'an end outside the term of a task that is promised as a whole now',
      [
        ['MOVE_TASK', { id: 'C', duration: 5 }],
        ['SET_COMMITMENT', { taskId: 'C', commitment: 1 }],
      ],
      0,
      'TASK_ENDS_OUTSIDE_TERM',
      ['C'],
    ],
    [
      'a promise of a task that is constrained in the term now',
      [promise('L'), ['SET_COMMITMENT', { taskId: 'L', commitment: null }], STEEL],
      1,
      'TASK_RESTRICTED_IN_TERM',
      ['L'],
    ],
    [
      'a cleared constraint of what is fixed before its required date now',
      [
        restriction('L', 1, '2026-03-20'),
        clear,
        ['SET_CONSTRAINT_TYPE', { id: 'L', constraintType: 'mso', constraintDate: '2026-03-03' }],
      ],
      1,
      'TASK_START_BEFORE_RESTRICTION',
      ['L'],
    ],
    [
      'a promise of what is a branch now',
      [
        promise('L'),
        ['SET_TERM_MEMBERSHIP', { taskIds: ['L'], member: false }],
        ['CREATE_TASK', { id: 'below', text: 'below', parent: 'L' }],
      ],
      1,
      'SUMMARY_TAKES_NO_COMMITMENT',
      ['L'],
    ],
    [
      'progress of what is a branch now',
      [
        progress('L', 0.5),
        ['SET_TERM_MEMBERSHIP', { taskIds: ['L'], member: false }],
        ['CREATE_TASK', { id: 'below', text: 'below', parent: 'L' }],
      ],
      1,
      'SUMMARY_TAKES_NO_PROGRESS',
      ['L'],
    ],
    [
      'a weight of what is a milestone now',
      [
        ['UPDATE_TASK', { id: 'L', weight: 30 }],
        ['UPDATE_TASK', { id: 'L', weight: null }],
        ['UPDATE_TASK', { id: 'L', kind: 'milestone' }],
      ],
      1,
      'WEIGHT_NOT_ALLOWED',
      ['L'],
    ],
    [
      'a weight of what is a branch now',
      [
        ['UPDATE_TASK', { id: 'L', weight: 30 }],
        ['UPDATE_TASK', { id: 'L', weight: null }],
        ['CREATE_TASK', { id: 'below', text: 'below', parent: 'L' }],
      ],
      1,
      'WEIGHT_NOT_ALLOWED',
      ['L'],
    ],
    [
      'a responsible who is inactive now',
      [
        ['ASSIGN_RESPONSIBLES', { taskIds: ['L'], responsibles: ['luis'] }],
        ['UPDATE_RESPONSIBLE', { responsibleId: 'ana', values: { isActive: false } }],
      ],
      0,
      'RESPONSIBLE_INACTIVE',
      ['ana'],
    ],
    [
      'a commitment to a day before the term',
      [
        STEEL,
        ['EDIT_RESTRICTION', { restrictionId: 'row-1-0', values: { commited: '2026-03-02' } }],
        ['EDIT_RESTRICTION', { restrictionId: 'row-1-0', values: { commited: '2026-03-20' } }],
        ['UPDATE_SETTINGS', { startDate: '2026-03-04' }],
      ],
      2,
      'COMMITTED_BEFORE_TERM',
      ['row-1-0'],
    ],
  ])('%s', (_what, steps, at, code, rows) => {
    const site = siteWith();
    const actionId = done(site, steps, at);
    expect(site.refusal(actionId)).toMatchObject({ code, rows });
  });

  it('a start before a required date, where nothing moves by itself', () => {
    const site = siteWith({ autoScheduling: false });
    const moved = done(site, [move('F', '2026-03-23'), restriction('F', 1, '2026-03-20')]);
    expect(site.refusal(moved)).toEqual({
      code: 'TASK_START_BEFORE_RESTRICTION',
      params: { task: 'F', required: '2026-03-20' },
      rows: ['F'],
    });
  });

  it('but not for what the plan breaks anyway', () => {
    const site = siteWith();
    const far = site.plan.tasks.get('far')!;
    site.plan = { ...site.plan, tasks: site.plan.tasks.with([{ ...far, inTerm: false, commitment: 0.5 }]) };
    expect(site.refusal(site.do('UPDATE_TASK', { id: 'far', text: 'Other' }))).toBeUndefined();
  });
});

describe('an undo brings back', () => {
  it('the length of begun work that was stretched', () => {
    const site = siteWith();
    site.do(...progress('L', 0.5));
    site.undo(site.do('MOVE_TASK', { id: 'L', duration: 8 }));
    expect(site.plan.tasks.get('L')).toMatchObject({ duration: 2, progress: 0.5 });
  });

  it('that length of a task that is called otherwise since, and as an entry that does not tell what stood so', () => {
    const site = siteWith();
    site.do(...progress('L', 0.5));
    const stretched = site.do('MOVE_TASK', { id: 'L', duration: 8 });
    site.do('UPDATE_TASK', { id: 'L', text: 'Other' });
    expect(site.refusal(stretched)).toBeUndefined();
    const old = { ...site.entryOf(stretched), brokenBefore: undefined };
    expect(site.refusal(stretched, { entry: () => old as LoggedAction })).toBeUndefined();
  });

  it('a promised task to where it stood outside the term with its promise', () => {
    const site = siteWith();
    site.do(...promise('L'));
    site.do(...move('L', '2026-03-16'));
    const back = site.do(...move('L', '2026-03-03'));
    const redo = site.undo(back);
    expect(site.plan.tasks.get('L')).toMatchObject({ start: '2026-03-16', commitment: 0.5 });
    site.undo(redo);
    expect(site.plan.tasks.get('L')!.start).toBe('2026-03-03');
  });

  it('a promise that was there before a constraint was found', () => {
    const site = siteWith();
    site.do(...promise('L'));
    site.do(...PERMIT);
    site.undo(site.do('SET_COMMITMENT', { taskId: 'L', commitment: null }));
    expect(site.plan.tasks.get('L')).toMatchObject({ commitment: 0.5 });
  });

  it('the length of begun work that a mistyped data date stretched', () => {
    const site = siteWith();
    site.do(...progress('L', 0.5));
    site.undo(site.do('UPDATE_SETTINGS', { dataDate: '2027-03-31' }));
    expect(site.plan.tasks.get('L')).toMatchObject({ start: '2026-03-02', duration: 2 });
  });

  it('a constraint with a commitment of the term before', () => {
    const site = siteWith();
    const due = { commited: '2026-03-05', required: '2026-03-20' };
    site.do('NEW_RESTRICTION', { ...(restriction('far', 2, '2026-03-20')[1] as object), ...due });
    site.do('CLOSE_TERM_V2', { termId: site.plan.terms.rows.at(-1)!.id });
    const restored = site.plan.restrictions.rows;
    site.undo(site.do(...clear));
    expect(site.plan.restrictions.rows).toEqual(restored);
  });

  it('the constraint upon which a promise rests', () => {
    const site = siteWith();
    site.do('MOVE_TASK', { id: 'raw', duration: 20 });
    site.do(...restriction('raw', 2, '2026-03-20'));
    site.do(...promise('raw'));
    site.undo(site.do('CLEAR_RESTRICTION', { restrictionId: 'row-2-0' }));
    expect(site.plan.tasks.get('raw')).toMatchObject({ analysed: false, commitment: 0.5 });
  });

  it.each([
    [
      'required dates that the tasks no longer had to move with',
      { moveTasksWithConstraints: true },
      'F',
      { moveTasksWithConstraints: false },
    ],
    [
      'required dates beside days that were worked again',
      { moveTasksWithConstraints: true },
      'L',
      { holidays: ['2026-03-02', '2026-03-03'] },
    ],
  ])('%s', (_what, settings, task, values) => {
    const site = siteWith(settings);
    site.do(...restriction(task, 1, task === 'F' ? '2026-03-20' : '2026-03-04'));
    const before = [site.plan.restrictions.rows, site.plan.tasks.rows];
    site.undo(site.do('UPDATE_SETTINGS', values));
    expect([site.plan.restrictions.rows, site.plan.tasks.rows]).toEqual(before);
  });
});

describe('after an undo bars stand where the schedule puts them', () => {
  it('not before what a constraint requires since', () => {
    const site = siteWith();
    site.undo(done(site, [move('F', '2026-03-23'), restriction('F', 1, '2026-03-20')]));
    expect(site.plan.tasks.get('F')).toMatchObject({ start: '2026-03-20', end: '2026-03-24' });
  });

  it('after what they were linked to since', () => {
    const site = siteWith();
    site.undo(done(site, [move('R', '2026-03-16'), follow('C', 'R')]));
    expect(site.plan.tasks.get('R')).toMatchObject({ start: '2026-03-16', constraintType: 'asap' });
  });

  it('with what waits for them', () => {
    const site = siteWith();
    const moved = done(site, [['MOVE_TASK', { id: 'C', duration: 2 }], follow('C', 'R')]);
    expect(site.plan.tasks.get('R')!.start).toBe('2026-03-04');
    site.undo(moved);
    expect(site.plan.tasks.get('R')!.start).toBe('2026-03-16');
  });

  it('with the required dates that move with them, those of since too', () => {
    const site = siteWith({ moveTasksWithConstraints: true });
    site.do(...restriction('F', 1, '2026-03-13'));
    const moved = site.do(...move('F', '2026-03-23'));
    site.do(...restriction('F', 1, '2026-03-20'));
    const required = (): string[] => site.plan.restrictions.rows.map((row) => row.required);
    expect(required()).toEqual(['2026-03-20', '2026-03-20']);
    site.undo(moved);
    expect(required()).toEqual(['2026-03-13', '2026-03-13']);
  });

  it('and where they stood, after a redo', () => {
    const site = siteWith();
    const moved = site.do(...move('F', '2026-03-23'));
    const { tasks } = site.plan;
    site.undo(site.undo(moved));
    expect(site.plan.tasks.rows).toEqual(tasks.rows);
  });
});

it('a bulk edit is taken back as a whole, with the progress that came with a move', () => {
  const site = siteWith();
  const before = site.plan.tasks.rows;
  const actions = [move('L', '2026-03-04'), progress('L', 0.3)].map(([type, payload]) => ({ type, payload }));
  const bulk = site.do('BATCH_UPDATE', { actions });
  const undone = site.undo(bulk);
  expect(site.plan.tasks.rows).toEqual(before);
  site.undo(undone);
  expect(site.plan.tasks.get('L')).toMatchObject({ start: '2026-03-04', progress: 0.3 });
});
