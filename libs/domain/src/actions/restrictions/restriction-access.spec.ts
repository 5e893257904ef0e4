import { decide } from '../registry';
import {
  restrictionBindingRefusal,
  restrictionEditRefusal,
  restrictionRemovalRefusal,
} from './restriction-access';
import { after, refusalOf, specContext, specResponsible, termPlan } from '../testing/decide';
import { as, Site } from '../testing/site';

const STEEL = {
  taskIds: ['A'],
  family: 'Materials',
  type: 1,
  detail: 'Steel on site',
  comments: '',
  responsible: 'ana',
  commited: '2026-03-05',
  required: '2026-03-06',
};

const plan = termPlan({ tasks: [{ id: 'A', duration: 5, start: '2026-03-09' }] });
const restricted = after(plan, 'NEW_RESTRICTION', STEEL);
const released = after(restricted, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0' });

describe('a restriction of tasks of several people', () => {
  const by = (userId: string, entry?: object) =>
    specContext('responsible', { actor: { userId, name: '', roles: ['responsible'] }, ...entry });
  const two = termPlan({
    tasks: [
      { id: 'A', duration: 5, start: '2026-03-09' },
      { id: 'B', duration: 5, start: '2026-03-09', responsibles: ['luis'] },
    ],
  });
  const eva = specResponsible('eva');
  const shared = after({ ...two, responsibles: two.responsibles.with([eva]) }, 'NEW_RESTRICTION', {
    ...STEEL,
    taskIds: ['A', 'B'],
    responsible: 'eva',
  });
  const edits = (values: object) => ['EDIT_RESTRICTION', { restrictionId: 'new-0', values }] as const;
  const nobodys = after(shared, ...edits({ responsible: null }));
  const own = after(nobodys, ...edits({ taskIds: ['A'] }));
  const [reports, binds] = [
    [
      ['UNBOUND_RESTRICTION', { restrictionId: 'new-0' }],
      ['SET_RESTRICTION_IN_PROCESS', { restrictionId: 'new-0', inProcess: true }],
    ],
    [
      ['CLEAR_RESTRICTION', { restrictionId: 'new-0' }],
      edits({ required: '2026-03-09' }),
      edits({ type: 2 }),
    ],
  ] as const;

  it.each(reports)('takes reports of whoever sees to it, or to one of them: %s %j', (type, payload) => {
    const batch = { actions: [{ type, payload }] };
    for (const user of ['user-eva', 'user-ana', 'user-luis']) {
      expect(refusalOf(shared, type, payload, by(user))).toBeUndefined();
      expect(refusalOf(shared, 'BATCH_UPDATE', batch, by(user))).toBeUndefined();
    }
  });

  it.each([
    { comments: 'x', commited: '2026-03-04', detail: 'Steel' },
    { responsible: 'ana' },
    { family: 'Labour' },
  ])('is edited by its own responsible; by those of its tasks while it is nobody’s: %j', (values) => {
    const code = (of: typeof shared, user: string) => refusalOf(of, ...edits(values), by(user))?.code;
    const batch = { actions: [{ type: 'EDIT_RESTRICTION', payload: { restrictionId: 'new-0', values } }] };
    expect(refusalOf(shared, 'BATCH_UPDATE', batch, by('user-ana'))?.code).toBe('RESTRICTION_NOT_YOURS');
    expect(['user-eva', 'user-ana', 'user-luis'].map((user) => code(shared, user))).toEqual([
      undefined,
      'RESTRICTION_NOT_YOURS',
      'RESTRICTION_NOT_YOURS',
    ]);
    expect(['user-eva', 'user-ana', 'user-luis'].map((user) => code(nobodys, user))).toEqual([
      'RESTRICTION_NOT_YOURS',
      undefined,
      undefined,
    ]);
    expect(refusalOf(shared, ...edits(values))).toBeUndefined();
  });

  it.each(binds)(
    'is not moved nor removed by those who wait for somebody else to release it: %s %j',
    (...action) => {
      const customers = after(shared, ...edits({ taskIds: ['A'] }));
      const said = restrictionBindingRefusal(customers, 'new-0', by('user-ana').actor)?.code;
      expect([refusalOf(customers, ...action, by('user-ana'))?.code, said]).toEqual(
        Array(2).fill('RESTRICTION_NOT_YOURS'),
      );
      expect(refusalOf(customers, ...action)).toBeUndefined();
    },
  );

  it('is taken back by who made it, or gave it to somebody, until somebody else changes it', () => {
    const site = new Site(two);
    const ana = as('responsible', 'user-ana');
    const made = site.do('NEW_RESTRICTION', { ...STEEL, responsible: 'luis' }, ana);
    expect(site.refusal(made, ana)).toBeUndefined();
    const id = site.plan.restrictions.rows[0]!.id;
    const started = site.do('SET_RESTRICTION_IN_PROCESS', { restrictionId: id, inProcess: true });
    expect(site.refusal(made, ana)?.code).toBe('UNDO_STALE');
    site.undo(started);
    site.undo(made, ana);
    expect(site.plan.restrictions.size).toBe(0);
    site.do('NEW_RESTRICTION', STEEL, ana);
    const values = { responsible: 'luis' };
    const restrictionId = site.plan.restrictions.rows[0]!.id;
    const given = site.do('EDIT_RESTRICTION', { restrictionId, values }, ana);
    expect(site.refusal(given, ana)).toBeUndefined();
  });

  it('keeps what somebody edited of it once it is somebody else’s', () => {
    const site = new Site(two);
    const ana = as('responsible', 'user-ana');
    site.do('NEW_RESTRICTION', STEEL, ana);
    const restrictionId = site.plan.restrictions.rows[0]!.id;
    const edited = site.do('EDIT_RESTRICTION', { restrictionId, values: { comments: 'x' } }, ana);
    expect(site.refusal(edited, ana)).toBeUndefined();
    site.do('EDIT_RESTRICTION', { restrictionId, values: { responsible: 'luis' } });
    expect(site.refusal(edited, ana)?.code).toBe('UNDO_NOT_OWN');
  });

  it.each(binds)('is moved and freed by those whose tasks they all are: %s %j', (type, payload) => {
    const code = (of: typeof shared, user: string) => refusalOf(of, type, payload, by(user))?.code;
    const batch = { actions: [{ type, payload }] };
    expect([code(shared, 'user-eva'), code(nobodys, 'user-ana'), code(nobodys, 'user-luis')]).toEqual(
      Array(3).fill('TASK_NOT_YOURS'),
    );
    expect(refusalOf(nobodys, 'BATCH_UPDATE', batch, by('user-ana'))?.code).toBe('TASK_NOT_YOURS');
    expect([code(own, 'user-ana'), code(own, 'user-luis'), code(shared, 'user-eva')]).toEqual([
      undefined,
      'RESTRICTION_NOT_YOURS',
      'TASK_NOT_YOURS',
    ]);
    expect(refusalOf(shared, type, payload)).toBeUndefined();
    const said = (of: typeof own, user: string) =>
      restrictionBindingRefusal(of, 'new-0', by(user).actor)?.code;
    expect([said(own, 'user-ana'), said(own, 'user-luis'), said(shared, 'user-eva')]).toEqual([
      undefined,
      'RESTRICTION_NOT_YOURS',
      'TASK_NOT_YOURS',
    ]);
    const proposed = {
      ...by('user-ana'),
      acceptedBy: { userId: 'x', name: 'x', roles: ['projectAdmin'] as const },
    };
    expect(refusalOf(nobodys, type, payload, proposed)?.code).toBe('TASK_NOT_YOURS');
  });

  it('loses the tasks of whoever takes them out', () => {
    const code = (taskIds: string[], user: string) =>
      refusalOf(nobodys, ...edits({ taskIds }), by(user))?.code;
    expect([code(['B'], 'user-ana'), code(['A'], 'user-ana'), code(['B'], 'user-luis')]).toEqual([
      undefined,
      'TASK_NOT_YOURS',
      'TASK_NOT_YOURS',
    ]);
  });

  it('does not come back to a task that was given to somebody else', () => {
    const cleared = ['CLEAR_RESTRICTION', { restrictionId: 'new-0' }] as const;
    const gone = after(own, ...cleared, by('user-ana'));
    const decision = decide(own, { type: cleared[0], payload: cleared[1] }, by('user-ana'));
    const entry = decision.ok && {
      entry: () => ({
        seq: 1,
        userId: 'user-ana',
        type: cleared[0],
        changes: decision.changes,
        behindUndoBarrier: false,
      }),
    };
    const undo = (of: typeof own) =>
      refusalOf(of, 'UNDO', { actionId: 'x' }, by('user-ana', entry || {}))?.code;
    const given = after(gone, 'ASSIGN_RESPONSIBLES', { taskIds: ['A'], responsibles: ['luis'] });
    expect([undo(gone), undo(given)]).toEqual([undefined, 'UNDO_NOT_OWN']);
  });
});

describe('a late restriction', () => {
  const ana = as('responsible', 'user-ana');
  const clear = { restrictionId: 'new-0' };
  const on = (today: string, who = ana) => specContext('responsible', { ...who, today });
  const code = (values: object, context = on('2026-03-06'), of = plan) =>
    refusalOf(after(of, 'NEW_RESTRICTION', { ...STEEL, ...values }), 'CLEAR_RESTRICTION', clear, context)
      ?.code;

  it('is removed by whoever leads the plan, and by nobody else while its term is open', () => {
    expect([code({}), code({}, on('2026-03-05')), code({ commited: null })]).toEqual([
      'RESTRICTION_LATE_STAYS',
      undefined,
      undefined,
    ]);
    expect(code({ commited: null, required: '2026-03-05' })).toBe('RESTRICTION_LATE_STAYS');
    expect(code({ commited: null, required: '2026-02-27' })).toBeUndefined();
    const chief = specResponsible('ana', { role: 'admin' });
    const led = { ...plan, responsibles: plan.responsibles.with([chief]) };
    expect(code({}, on('2026-03-06'), led)).toBe('RESTRICTION_LATE_STAYS');
    expect([
      code({}, on('2026-03-06', as('facilitator'))),
      code({}, on('2026-03-06', as('projectAdmin'))),
    ]).toEqual([undefined, undefined]);
    const batch = { actions: [{ type: 'CLEAR_RESTRICTION', payload: clear }] };
    expect(refusalOf(restricted, 'BATCH_UPDATE', batch, on('2026-03-06'))?.code).toBe(
      'RESTRICTION_LATE_STAYS',
    );
    expect(restrictionRemovalRefusal(restricted, 'new-0', on('2026-03-06'))).toEqual({
      code: 'RESTRICTION_LATE_STAYS',
      params: { due: '2026-03-05' },
      rows: ['new-0'],
    });
  });

  it('stays where it was released after its day, and goes where it was in time', () => {
    const late = after(restricted, 'UNBOUND_RESTRICTION', clear, on('2026-03-06'));
    expect(refusalOf(late, 'CLEAR_RESTRICTION', clear, on('2026-03-06'))?.code).toBe(
      'RESTRICTION_LATE_STAYS',
    );
    const inTime = after(restricted, 'UNBOUND_RESTRICTION', clear, on('2026-03-05'));
    expect(refusalOf(inTime, 'CLEAR_RESTRICTION', clear, on('2026-03-06'))).toBeUndefined();
  });

  describe('that is committed to a later day', () => {
    const values = { commited: '2026-03-20', comments: 'x' };
    const edit = ['EDIT_RESTRICTION', { restrictionId: 'new-0', values }] as const;
    const kept = (of: typeof plan) => of.restrictions.get('new-0')!.missed;
    const removal = (of: typeof plan, context = on('2026-03-06')) =>
      refusalOf(of, 'CLEAR_RESTRICTION', clear, context);

    it.each([
      ['by whoever sees to it', on('2026-03-06')],
      ['by whoever leads the plan', on('2026-03-06', as('facilitator'))],
    ])('%s stays with the day that it missed', (_, context) => {
      const later = after(restricted, ...edit, context);
      expect(kept(later)).toBe('2026-03-05');
      expect(removal(later)).toMatchObject({
        code: 'RESTRICTION_LATE_STAYS',
        params: { due: '2026-03-05' },
      });
      expect(removal(later, on('2026-03-06', as('facilitator')))).toBeUndefined();
      const batch = { actions: [{ type: edit[0], payload: edit[1] }] };
      const cleared = { type: 'CLEAR_RESTRICTION', payload: clear };
      expect(kept(after(restricted, 'BATCH_UPDATE', batch, context))).toBe('2026-03-05');
      const both = { actions: [...batch.actions, cleared] };
      expect(refusalOf(restricted, 'BATCH_UPDATE', both, on('2026-03-06'))?.code).toBe(
        'RESTRICTION_LATE_STAYS',
      );
    });

    it('stays where it is required later in place of committed to', () => {
      const uncommitted = { ...STEEL, commited: null, required: '2026-03-05' };
      const late = after(plan, 'NEW_RESTRICTION', uncommitted);
      const payload = { restrictionId: 'new-0', values: { required: '2026-03-09' } };
      expect(removal(after(late, 'EDIT_RESTRICTION', payload, on('2026-03-06')))?.code).toBe(
        'RESTRICTION_LATE_STAYS',
      );
    });

    it('misses nothing before its day is over, nor by an edit of anything else', () => {
      expect(kept(after(restricted, ...edit, on('2026-03-05')))).toBeUndefined();
      const payload = { restrictionId: 'new-0', values: { comments: 'x' } };
      expect(kept(after(restricted, 'EDIT_RESTRICTION', payload, on('2026-03-06')))).toBeUndefined();
    });

    it('can go in the next term, when the record of this one is closed', () => {
      const closed = after(after(restricted, ...edit, on('2026-03-06')), 'CLOSE_TERM_V2', {
        termId: 'term-1',
      });
      expect(removal(closed, on('2026-03-10'))).toBeUndefined();
    });

    it('keeps the day also where the later one comes by an undo, and no longer than that undo lasts', () => {
      const site = new Site(
        after(plan, 'NEW_RESTRICTION', { ...STEEL, commited: null, required: '2026-03-20' }),
      );
      const early = { restrictionId: 'new-0', values: { commited: '2026-03-05' } };
      const committed = site.do('EDIT_RESTRICTION', early, ana);
      const undone = site.undo(committed, { ...ana, today: '2026-03-06' });
      expect([kept(site.plan), removal(site.plan)?.code]).toEqual(['2026-03-05', 'RESTRICTION_LATE_STAYS']);
      site.undo(undone, { ...ana, today: '2026-03-06' });
      expect(site.plan.restrictions.get('new-0')).toMatchObject({ commited: '2026-03-05' });
      expect(kept(site.plan) ?? null).toBeNull();
    });
  });

  it('does not go by an undo of what made it, nor by doing a removal again, but for a slip of the day', () => {
    const site = new Site(plan);
    const made = site.do('NEW_RESTRICTION', STEEL, ana);
    const restrictionId = site.plan.restrictions.rows[0]!.id;
    const back = site.undo(site.do('CLEAR_RESTRICTION', { restrictionId }, ana), ana);
    const later = { ...ana, today: '2026-03-06' };
    expect([site.refusal(made, later)?.code, site.refusal(back, later)?.code]).toEqual(
      Array(2).fill('RESTRICTION_LATE_STAYS'),
    );
    expect(site.refusal(made, { ...as('projectAdmin', 'user-ana'), today: '2026-03-06' })).toBeUndefined();
    const slip = site.do('NEW_RESTRICTION', { ...STEEL, commited: null, required: '2026-03-03' }, ana);
    expect(site.refusal(slip, ana)).toBeUndefined();
  });
});

describe('whether anything of a restriction may be changed', () => {
  const by = (role: 'responsible' | 'projectViewer' | 'facilitator', of = restricted, userId = 'user-eva') =>
    restrictionEditRefusal(of, 'new-0', { userId, name: '', roles: [role] })?.code;

  it('is said as the actions refuse it, whatever the values', () => {
    expect([by('facilitator'), by('responsible'), by('responsible', restricted, 'user-ana')]).toEqual([
      undefined,
      'RESTRICTION_NOT_YOURS',
      undefined,
    ]);
    expect(by('projectViewer')).toBe('ACTION_FORBIDDEN');
    expect(by('facilitator', after(released, 'CLOSE_TERM_V2', { termId: 'term-1' }))).toBe(
      'RESTRICTION_LOCKED',
    );
  });
});
