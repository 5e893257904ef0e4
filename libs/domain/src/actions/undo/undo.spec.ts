import { toDocument } from '../../plan/document';
import type { Plan } from '../../plan/plan';
import { specPerson } from '../testing/decide';
import { as, Site, START } from '../testing/site';

function sorted(plan: Plan): unknown {
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  return Object.entries(toDocument(plan)).map(([name, rows]) => [
    name,
    Array.isArray(rows) ? [...rows].sort(byId) : rows,
  ]);
}

const EDITS: readonly (readonly [string, string, unknown])[] = [
  ['a move with what follows it', 'MOVE_TASK', { id: 'A', start: '2026-03-04' }],
  ['a new task', 'CREATE_TASK', { id: 'N', text: 'New', parent: 'S' }],
  ['a deleted branch with its links', 'DELETE_TASKS', { ids: ['S'] }],
  ['a new link', 'ADD_LINK', { id: 'BC', source: 'B', target: 'C', type: '0' }],
  ['a second link between two tasks', 'ADD_LINK', { id: 'AB', source: 'A', target: 'B', type: '2', lag: 1 }],
  ['a deleted link', 'DELETE_LINK', { id: 'A>B' }],
  ['the deletion of all that a summary had', 'DELETE_TASKS', { ids: ['A', 'B'] }],
  ['a task that becomes a milestone', 'UPDATE_TASK', { id: 'D', kind: 'milestone' }],
  ['a calendar', 'UPDATE_SETTINGS', { workingDays: '1111111', holidays: ['2026-03-04'] }],
  ['a week of other days', 'UPDATE_SETTINGS', { workingDays: '1111111' }],
  ['holidays', 'UPDATE_SETTINGS', { holidays: ['2026-03-04', '2026-03-09'] }],
  ['another lag of a link', 'UPDATE_LINK', { id: 'A>B', lag: 2 }],
  ['another type of a link', 'UPDATE_LINK', { id: 'A>B', type: '1' }],
  ['a task put below a summary', 'MOVE_BRANCH', { id: 'C', parent: 'S', after: 'A' }],
  ['a linked task taken out of its summary', 'MOVE_BRANCH', { id: 'B', parent: null, after: 'C' }],
  ['a branch put below a task', 'MOVE_BRANCH', { id: 'S', parent: 'C' }],
  [
    'a restriction',
    'NEW_RESTRICTION',
    {
      family: 'Materials',
      type: 2,
      detail: 'Steel',
      comments: '',
      responsible: 'luis',
      taskIds: ['C'],
      commited: '2026-03-05',
      required: '2026-03-06',
    },
  ],
  [
    'progress',
    'SET_PROGRESSES',
    {
      entries: [
        { taskId: 'A', progress: 0.5 },
        { taskId: 'C', progress: 0.2 },
      ],
    },
  ],
  [
    'a bulk edit that edits one thing twice',
    'BATCH_UPDATE',
    {
      actions: [
        { type: 'CREATE_TASK', payload: { id: 'N', text: 'New' } },
        { type: 'UPDATE_TASK', payload: { id: 'N', text: 'Newer' } },
        { type: 'ADD_LINK', payload: { id: 'CN', source: 'C', target: 'N', type: '0' } },
        { type: 'MOVE_TASK', payload: { id: 'C', start: '2026-03-04' } },
        { type: 'MOVE_TASK', payload: { id: 'C', start: '2026-03-11' } },
        { type: 'DELETE_LINK', payload: { id: 'A>B' } },
      ],
    },
  ],
];

describe('undo', () => {
  it.each(EDITS)('takes back %s, and does it again, as often as wanted', (_what, type, payload) => {
    const site = new Site();
    const done = site.do(type, payload);
    const edited = sorted(site.plan);
    expect(edited).not.toEqual(sorted(START));
    const undone = site.undo(done);
    expect(sorted(site.plan)).toEqual(sorted(START));
    const redone = site.undo(undone);
    expect(sorted(site.plan)).toEqual(edited);
    site.undo(redone);
    expect(sorted(site.plan)).toEqual(sorted(START));
  });

  it('leaves later work alone, whoever did it', () => {
    const site = new Site();
    const moved = site.do('MOVE_TASK', { id: 'C', start: '2026-03-04' });
    site.do('SET_PROGRESS', { taskId: 'A', progress: 0.5 }, as('facilitator'));
    site.do('UPDATE_TASK', { id: 'C', text: 'Other name' }, as('facilitator'));
    site.undo(moved);
    expect(site.plan.tasks.get('C')).toMatchObject({ start: '2026-03-02', text: 'Other name' });
    expect(site.plan.tasks.get('A')).toMatchObject({ progress: 0.5 });
  });
});

describe('undo stands', () => {
  it('where it brings back a milestone that nobody has touched since', () => {
    const site = new Site();
    site.do('UPDATE_TASK', { id: 'C', kind: 'milestone' });
    site.undo(site.do('UPDATE_TASK', { id: 'C', kind: 'task' }));
    expect(site.plan.tasks.get('C')!.kind).toBe('milestone');
  });

  it('where weights come to exactly the whole', () => {
    const site = new Site();
    site.do('UPDATE_TASK', { id: 'C', weight: 60 });
    const less = site.do('UPDATE_TASK', { id: 'C', weight: 10 });
    site.do('UPDATE_TASK', { id: 'D', weight: 40 });
    expect(site.refusal(less)).toBeUndefined();
  });
});

describe('undo is refused', () => {
  it('when nobody knows the action, or nobody keeps a log', () => {
    const site = new Site();
    const done = site.do('MOVE_TASK', { id: 'C', start: '2026-03-04' });
    expect(site.refusal('action-9')).toEqual({ code: 'UNDO_UNKNOWN' });
    expect(site.refusal(done, { entry: undefined })).toEqual({ code: 'UNDO_UNKNOWN' });
  });

  it('when the action is somebody else’s, for administrators too', () => {
    const site = new Site();
    const done = site.do('MOVE_TASK', { id: 'C', start: '2026-03-04' }, as('facilitator'));
    expect(site.refusal(done)).toEqual({ code: 'UNDO_NOT_OWN' });
  });

  it('when the action was proposed, but not for who accepted it', () => {
    const site = new Site();
    const luis = as('responsible', 'user-luis');
    const done = site.do('SET_PROGRESS', { taskId: 'D', progress: 0.5 }, luis);
    const entry = () => ({ ...site.entryOf(done), acceptedBy: 'user-projectAdmin' });
    expect(site.refusal(done, { ...as('projectAdmin', 'user-eva'), entry })).toEqual({
      code: 'UNDO_NOT_OWN',
    });
    expect(site.refusal(done, { ...as('projectAdmin'), entry })).toBeUndefined();
  });

  it('when the action cannot be undone, or lies before one that cannot', () => {
    const site = new Site();
    const moved = site.do('MOVE_TASK', { id: 'C', start: '2026-03-04' });
    const closed = site.do('CLOSE_TERM_V2', { termId: 'term-1' });
    expect(site.refusal(closed)).toEqual({ code: 'UNDO_NEVER', params: { type: 'CLOSE_TERM_V2' } });
    expect(site.refusal(moved)).toEqual({ code: 'UNDO_PAST_CLOSE' });
  });

  it('when what it changed has changed since, with the rows; the second time therefore too', () => {
    const site = new Site();
    const moved = site.do('MOVE_TASK', { id: 'A', start: '2026-03-04' });
    const renamed = site.do('UPDATE_TASK', { id: 'A', text: 'Other' });
    site.do('MOVE_TASK', { id: 'B', start: '2026-04-01' }, as('facilitator'));
    expect(site.refusal(moved)).toEqual({ code: 'UNDO_STALE', params: { count: 1 }, rows: ['B'] });
    site.undo(renamed);
    expect(site.refusal(renamed)).toMatchObject({ code: 'UNDO_STALE', rows: ['A'] });
  });

  it('when a new row has been edited, or a removed one is back', () => {
    const site = new Site();
    const created = site.do('CREATE_TASK', { id: 'N', text: 'New' });
    site.do('UPDATE_TASK', { id: 'N', text: 'Newer' }, as('facilitator'));
    expect(site.refusal(created)).toMatchObject({ code: 'UNDO_STALE', rows: ['N'] });
    const removed = site.do('DELETE_TASKS', { ids: ['N'] });
    site.do('CREATE_TASK', { id: 'N', text: 'Again' }, as('facilitator'));
    expect(site.refusal(removed)).toMatchObject({ code: 'UNDO_STALE', rows: ['N'] });
  });

  it.each<[string, [string, object], [string, object]]>([
    [
      'settings',
      ['UPDATE_SETTINGS', { workingDays: '1111111' }],
      ['UPDATE_SETTINGS', { workingDays: '0111111' }],
    ],
    [
      'settings',
      ['UPDATE_SETTINGS', { holidays: ['2026-03-04'] }],
      ['UPDATE_SETTINGS', { holidays: ['2026-03-05'] }],
    ],
    ['A', ['UPDATE_SETTINGS', { holidays: ['2026-03-04'] }], ['MOVE_TASK', { id: 'A', start: '2026-03-16' }]],
    [
      'BC',
      ['ADD_LINK', { id: 'BC', source: 'B', target: 'C', type: '0' }],
      ['UPDATE_LINK', { id: 'BC', lag: 1 }],
    ],
    ['A>B', ['UPDATE_LINK', { id: 'A>B', lag: 2 }], ['DELETE_LINK', { id: 'A>B' }]],
    ['C', ['MOVE_BRANCH', { id: 'C', parent: 'S' }], ['MOVE_BRANCH', { id: 'C', parent: 'D' }]],
  ])('with %s among the rows, of %j after the %j of somebody else', (row, mine, theirs) => {
    const site = new Site();
    const done = site.do(...mine);
    site.do(...theirs, as('projectAdmin', 'somebody-else'));
    const refusal = site.refusal(done);
    expect(refusal).toMatchObject({ code: 'UNDO_STALE' });
    expect(refusal!.rows).toContain(row);
  });

  it.each<[string, string, object, string, object]>([
    [
      'a calendar',
      'UPDATE_SETTINGS',
      { holidays: ['2026-03-04'] },
      'UPDATE_SETTINGS',
      { holidays: ['2026-03-05'] },
    ],
    ['a link', 'UPDATE_LINK', { id: 'A>B', lag: 2 }, 'UPDATE_LINK', { id: 'A>B', lag: 1 }],
    ['a place in the tree', 'MOVE_BRANCH', { id: 'C', parent: 'S' }, 'MOVE_BRANCH', { id: 'C', parent: 'D' }],
  ])(
    'as redo of %s that somebody else changed after it was taken back',
    (_, type, payload, other, theirs) => {
      const site = new Site();
      const undone = site.undo(site.do(type, payload));
      site.do(other, theirs, as('projectAdmin', 'somebody-else'));
      expect(site.refusal(undone)).toMatchObject({ code: 'UNDO_STALE' });
    },
  );

  it('inside a bulk edit', () => {
    const site = new Site();
    const actionId = site.do('MOVE_TASK', { id: 'C', start: '2026-03-04' });
    const actions = [{ type: 'UNDO', payload: { actionId } }];
    expect(() => site.do('BATCH_UPDATE', { actions })).toThrow('BATCH_NOT_UNDOABLE');
  });

  describe('to who may no longer do what it undoes', () => {
    it.each([
      ['an edit', 'MOVE_TASK', { id: 'C', start: '2026-03-04' }],
      [
        'a bulk edit',
        'BATCH_UPDATE',
        { actions: [{ type: 'MOVE_TASK', payload: { id: 'C', start: '2026-03-04' } }] },
      ],
    ])('of %s, and of its undo', (_what, type, payload) => {
      const site = new Site();
      const done = site.do(type, payload);
      const demoted = as('responsible', 'user-projectAdmin');
      const forbidden = { code: 'ACTION_FORBIDDEN', params: { permission: 'editPlan' } };
      expect(site.refusal(done, demoted)).toEqual(forbidden);
      expect(site.refusal(site.undo(done), demoted)).toEqual(forbidden);
    });

    it('of work on a task that is now another’s', () => {
      const site = new Site();
      const ana = as('responsible', 'user-ana');
      const worked = site.do('SET_PROGRESS', { taskId: 'C', progress: 0.5 }, ana);
      expect(site.refusal(worked, ana)).toBeUndefined();
      site.do('ASSIGN_RESPONSIBLES', { taskIds: ['C'], responsibles: ['luis'] });
      expect(site.refusal(worked, ana)).toEqual({ code: 'UNDO_NOT_OWN', rows: ['C'] });
    });

    it('of work on a restriction that is now another’s, unless a task of it is theirs', () => {
      const site = new Site();
      const ana = as('responsible', 'user-ana');
      const crane = { family: 'Permits', type: 2, detail: 'Crane', comments: '', commited: null };
      const responsible = 'ana';
      site.do('NEW_RESTRICTION', { ...crane, responsible, taskIds: ['D'], required: '2026-03-03' });
      const [restrictionId] = site.plan.restrictions.rows.map(({ id }) => id);
      const worked = site.do('SET_RESTRICTION_IN_PROCESS', { restrictionId, inProcess: true }, ana);
      expect(site.refusal(worked, ana)).toBeUndefined();
      site.do('EDIT_RESTRICTION', { restrictionId, values: { responsible: 'luis' } });
      expect(site.refusal(worked, ana)).toEqual({ code: 'UNDO_NOT_OWN', rows: [restrictionId] });
      site.do('EDIT_RESTRICTION', { restrictionId, values: { responsible: null } });
      expect(site.refusal(worked, ana)).toEqual({ code: 'UNDO_NOT_OWN', rows: [restrictionId] });
      site.do('ASSIGN_RESPONSIBLES', { taskIds: ['D'], responsibles: ['ana'] });
      expect(site.refusal(worked, ana)).toBeUndefined();
    });

    it('of an entry from before required permissions were kept: its type tells them', () => {
      const site = new Site();
      const done = site.do('MOVE_TASK', { id: 'C', start: '2026-03-04' });
      const demoted = as('responsible', 'user-projectAdmin');
      const entry = site.entryOf(done);
      const old = { ...demoted, entry: () => ({ ...entry, requiredPermissions: undefined }) };
      expect(site.refusal(done, old as typeof demoted)).toMatchObject({ code: 'ACTION_FORBIDDEN' });
    });
  });
});

it('people who are added and taken back leave no trace', () => {
  const site = new Site();
  site.undo(site.do('ADD_RESPONSIBLES', { responsibles: [specPerson('eva')] }));
  expect(sorted(site.plan)).toEqual(sorted(START));
});
