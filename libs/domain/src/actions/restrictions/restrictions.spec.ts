import { restrictionState } from '../../restrictions/restriction-state';
import { taskState } from '../../states/task-state';
import { milestoneDay } from '../../terms/occupied';
import { after, refusalOf, specContext, specResponsible, termPlan } from '../testing/decide';
import { Site } from '../testing/site';

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

const plan = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5, start: '2026-03-09' },
    { id: 'begun', duration: 5, progress: 0.2 },
    { id: 'actual', duration: 5, actualStart: '2026-03-02' },
    { id: 'done', duration: 5, progress: 1 },
    { id: 'after', duration: 1, start: '2026-03-16' },
  ],
  links: ['A>after'],
});
const restricted = after(plan, 'NEW_RESTRICTION', STEEL);
const released = after(restricted, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0' });

describe('a new restriction', () => {
  it('is pending from today and holds back its task', () => {
    expect(restricted.restrictions.get('new-0')).toEqual({
      id: 'new-0',
      ...STEEL,
      created: '2026-03-04',
      released: null,
      releasedTerm: null,
      inProcess: false,
    });
    expect(taskState(restricted, restricted.tasks.get('A')!, '2026-03-04')).toBe('startRestricted');
  });

  it('ends the fresh state of an import', () => {
    const fresh = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('A')!, imported: true }]) };
    expect(after(fresh, 'NEW_RESTRICTION', STEEL).tasks.get('A')!.imported).toBe(false);
  });

  it.each([
    ['of a task that is not there', { taskIds: ['A', 'gone'] }, 'TASK_UNKNOWN'],
    ['of a summary', { taskIds: ['S'] }, 'RESTRICTION_ON_SUMMARY'],
    ['of the start of a task with progress', { taskIds: ['begun'] }, 'RESTRICTION_START_ON_PROGRESS'],
    ['of the start of a task that has begun', { taskIds: ['actual'] }, 'RESTRICTION_START_ON_BEGUN'],
    ['of the end of a task with progress', { taskIds: ['begun'], type: 2 }, undefined],
    ['of a finished task', { taskIds: ['done'], type: 2 }, 'RESTRICTION_ON_COMPLETED'],
    ['of nobody known', { responsible: 'gone' }, 'RESPONSIBLE_UNKNOWN'],
    ['of nobody', { responsible: null }, undefined],
    ['committed before the term', { commited: '2026-03-01' }, 'COMMITTED_BEFORE_TERM'],
    ['committed on the first day of the term', { commited: '2026-03-02' }, undefined],
    ['committed after it is required', { commited: '2026-03-07' }, 'COMMITTED_AFTER_REQUIRED'],
    ['committed on the day it is required', { commited: '2026-03-06' }, undefined],
    ['without a description', { detail: ' ' }, 'ACTION_INVALID'],
    ['with a long description', { detail: 'x'.repeat(2000) }, undefined],
    ['with too long a one', { detail: 'x'.repeat(2001) }, 'ACTION_INVALID'],
    ['without a task', { taskIds: [] }, 'ACTION_INVALID'],
    ['of a third type', { type: 3 }, 'ACTION_INVALID'],
    ['on a day that does not exist', { required: '2026-02-30' }, 'ACTION_INVALID'],
  ])('%s: %p gives %s', (_, values, code) => {
    expect(refusalOf(plan, 'NEW_RESTRICTION', { ...STEEL, ...values })?.code).toBe(code);
  });

  it('cannot be given to somebody inactive', () => {
    const inactive = {
      ...plan,
      responsibles: plan.responsibles.with([specResponsible('ana', { isActive: false })]),
    };
    expect(refusalOf(inactive, 'NEW_RESTRICTION', STEEL)).toMatchObject({
      code: 'RESPONSIBLE_INACTIVE',
      params: { name: 'ana Pérez' },
    });
  });

  it('pushes its task, and what follows, to the required date', () => {
    const required = '2026-03-11';
    const dates = (id: string, moving: boolean): string => {
      const settings = { ...plan.settings, moveTasksWithConstraints: moving };
      const moved = after({ ...plan, settings }, 'NEW_RESTRICTION', { ...STEEL, required });
      return moved.tasks.get(id)!.start;
    };
    expect([dates('A', false), dates('after', false)]).toEqual(['2026-03-11', '2026-03-18']);
    expect([dates('A', true), dates('after', true)]).toEqual(['2026-03-09', '2026-03-16']);
  });

  it.each([
    ['over the weekend, with work before it', ['A>M'], '2026-03-14', '2026-03-16', '2026-03-17'],
    ['in the week, with work before it', ['A>M'], '2026-03-14', '2026-03-18', '2026-03-19'],
    ['over the weekend, on its own', [], '2026-03-14', '2026-03-16', '2026-03-16'],
  ])('pushes a milestone to where it is read as the required day: %s', (_, links, start, required, at) => {
    const closing = termPlan({
      tasks: [
        { id: 'A', duration: 5, start: '2026-03-09' },
        { id: 'M', kind: 'milestone', start, end: start },
      ],
      links,
    });
    for (const type of [1, 2]) {
      const moved = after(closing, 'NEW_RESTRICTION', { ...STEEL, taskIds: ['M'], type, required });
      const milestone = moved.tasks.get('M')!;
      expect([milestone.start, milestoneDay(moved, milestone)]).toEqual([at, required]);
    }
  });

  it('pushes the end of its task to the required day, worked', () => {
    const task = { ...plan.tasks.get('A')!, duration: 3, end: '2026-03-12' };
    const short = { ...plan, tasks: plan.tasks.with([task]) };
    const endOf = (required: string): string =>
      after(short, 'NEW_RESTRICTION', { ...STEEL, type: 2, required }).tasks.get('A')!.end;
    expect([endOf('2026-03-11'), endOf('2026-03-12')]).toEqual(['2026-03-12', '2026-03-13']);
  });

  it('comes from a responsible for own tasks only', () => {
    const luis = specContext('responsible', {
      actor: { userId: 'user-luis', name: 'Luis', roles: ['responsible'] },
    });
    expect(refusalOf(plan, 'NEW_RESTRICTION', STEEL, luis)?.code).toBe('TASK_NOT_YOURS');
    expect(refusalOf(restricted, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0' }, luis)?.code).toBe(
      'RESTRICTION_NOT_YOURS',
    );
  });

  it('names every task of several that cannot have it', () => {
    const luis = specContext('responsible', {
      actor: { userId: 'user-luis', name: 'Luis', roles: ['responsible'] },
    });
    const several = { ...STEEL, taskIds: ['A', 'after'] };
    const [a, b] = ['A', 'after'].map((id) => plan.tasks.get(id)!);
    const named = { params: { task: a!.text, task2: b!.text, count: 2 }, rows: ['A', 'after'] };
    const nobodys = {
      ...plan,
      tasks: plan.tasks.with([a!, b!].map((one) => ({ ...one, responsibles: [] }))),
    };
    expect(refusalOf(nobodys, 'NEW_RESTRICTION', several, luis)).toEqual({
      code: 'TASK_NOT_YOURS',
      ...named,
    });
    const done = { ...plan, tasks: plan.tasks.with([a!, b!].map((one) => ({ ...one, progress: 1 }))) };
    expect(refusalOf(done, 'NEW_RESTRICTION', several)).toEqual({
      code: 'RESTRICTION_ON_COMPLETED',
      ...named,
    });
  });

  it('is worked on by its own responsible, and by those of its tasks', () => {
    const of = after(plan, 'NEW_RESTRICTION', { ...STEEL, responsible: 'luis' });
    const by = (name: string) => {
      const context = specContext('responsible', {
        actor: { userId: `user-${name}`, name, roles: ['responsible'] },
      });
      return refusalOf(of, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0' }, context)?.code;
    };
    expect([by('luis'), by('ana'), by('eva')]).toEqual([undefined, undefined, 'RESTRICTION_NOT_YOURS']);
  });
});

describe('an edited restriction', () => {
  const edit = (values: object, of = restricted): string | undefined =>
    refusalOf(of, 'EDIT_RESTRICTION', { restrictionId: 'new-0', values })?.code;

  it('changes what is given and nothing else', () => {
    const edited = after(restricted, 'EDIT_RESTRICTION', {
      restrictionId: 'new-0',
      values: { family: 'Labour', responsible: null },
    });
    expect(edited.restrictions.get('new-0')).toMatchObject({ ...STEEL, family: 'Labour', responsible: null });
  });

  it('obeys the rules of a new one in what changes', () => {
    expect(edit({ taskIds: ['A', 'begun'] })).toBe('RESTRICTION_START_ON_PROGRESS');
    expect(edit({ type: 2, taskIds: ['A', 'begun'] })).toBeUndefined();
    expect(edit({ commited: '2026-02-27' })).toBe('COMMITTED_BEFORE_TERM');
    const ending = after(plan, 'NEW_RESTRICTION', { ...STEEL, type: 2 });
    expect(edit({ type: 1, taskIds: ['A', 'begun'] }, ending)).toBe('RESTRICTION_START_ON_PROGRESS');
    expect(edit({ type: 1 }, ending)).toBeUndefined();
    const ofBegun = after(plan, 'NEW_RESTRICTION', { ...STEEL, type: 2, taskIds: ['begun'] });
    expect(edit({ type: 1 }, ofBegun)).toBe('RESTRICTION_START_ON_PROGRESS');
    expect(edit({ responsible: 'gone' })).toBe('RESPONSIBLE_UNKNOWN');
  });

  it('may be committed to a day after the required one: that is the truth then', () => {
    expect(edit({ commited: '2026-03-20' })).toBeUndefined();
  });

  it('is required no earlier than somebody has committed to, unless it is so already', () => {
    expect([edit({ required: '2026-03-04' }), edit({ required: '2026-03-05' })]).toEqual([
      'COMMITTED_AFTER_REQUIRED',
      undefined,
    ]);
    const late = after(restricted, 'EDIT_RESTRICTION', {
      restrictionId: 'new-0',
      values: { commited: '2026-03-20' },
    });
    expect([
      edit({ comments: 'x', required: STEEL.required }, late),
      edit({ required: '2026-03-09' }, late),
    ]).toEqual([undefined, 'COMMITTED_AFTER_REQUIRED']);
  });

  it('stays editable after its task began', () => {
    const task = restricted.tasks.get('A')!;
    const begun = { ...restricted, tasks: restricted.tasks.with([{ ...task, progress: 0.1 }]) };
    expect(edit({ comments: 'Truck is on its way' }, begun)).toBeUndefined();
  });
});

describe('a released restriction', () => {
  it('is released today, within the term', () => {
    expect(released.restrictions.get('new-0')).toMatchObject({
      released: '2026-03-04',
      releasedTerm: 'term-1',
      inProcess: false,
    });
    const payload = { restrictionId: 'new-0', released: '2026-04-15' };
    const inApril = specContext('projectAdmin', { today: '2026-04-15' });
    const late = after(restricted, 'UNBOUND_RESTRICTION', payload, inApril);
    expect(late.restrictions.get('new-0')!.released).toBe('2026-03-08');
    expect(restrictionState(late.restrictions.get('new-0')!, '2026-03-10')).toBe(4);
  });

  it('keeps the day that was said beside the one that the term kept it to, until it binds again', () => {
    const said = (...steps: readonly (readonly [string, object, string?])[]) =>
      steps
        .reduce((plan, [type, payload, today = '2026-03-04']) => {
          const context = specContext('projectAdmin', { today });
          return after(plan, type, { restrictionId: 'new-0', ...payload }, context);
        }, restricted)
        .restrictions.get('new-0')!.releaseSaid;
    const early = ['UNBOUND_RESTRICTION', { released: '2026-02-27' }] as const;
    const late = ['UNBOUND_RESTRICTION', {}, '2026-03-11'] as const;
    expect([said(early), said(late)]).toEqual(['2026-02-27', '2026-03-11']);
    expect([said(['UNBOUND_RESTRICTION', {}]), said(early, ['UNBOUND_RESTRICTION', {}])]).toEqual([
      undefined,
      null,
    ]);
    expect(said(early, ['SET_RESTRICTION_IN_PROCESS', { inProcess: false }])).toBeNull();
  });

  it('stays within the first term whose days become others, and comes back to the day that was said', () => {
    const today = { today: '2026-03-20' };
    const later = termPlan({ tasks: [{ id: 'A', duration: 5, start: '2026-04-06' }] });
    const site = new Site(after(later, 'NEW_RESTRICTION', STEEL));
    const releaseNow = () => {
      const { released: day, releaseSaid = null } = site.plan.restrictions.get('new-0')!;
      return [day, releaseSaid];
    };
    const longer = site.do('UPDATE_SETTINGS', { periodDays: 14 });
    site.do('UNBOUND_RESTRICTION', { restrictionId: 'new-0', released: '2026-03-12' }, today);
    expect(releaseNow()).toEqual(['2026-03-12', null]);
    site.undo(longer);
    expect(releaseNow()).toEqual(['2026-03-08', '2026-03-12']);
    const shorter = site.do('UPDATE_SETTINGS', { periodDays: 3 });
    expect(releaseNow()).toEqual(['2026-03-04', '2026-03-12']);
    site.undo(shorter);
    expect(releaseNow()).toEqual(['2026-03-08', '2026-03-12']);
    site.do('UPDATE_SETTINGS', { startDate: '2026-03-16', periodDays: 7 });
    expect(releaseNow()).toEqual(['2026-03-16', '2026-03-12']);
    site.do('UPDATE_SETTINGS', { startDate: '2026-03-09' });
    expect(releaseNow()).toEqual(['2026-03-12', null]);
  });

  it('comes back into the days that the first term has now, when its taking back is undone', () => {
    const later = termPlan({ tasks: [{ id: 'A', duration: 5, start: '2026-04-06' }] });
    const site = new Site(after(later, 'NEW_RESTRICTION', STEEL));
    const release = { restrictionId: 'new-0', released: '2026-03-03' };
    const takenBack = site.undo(site.do('UNBOUND_RESTRICTION', release));
    site.do('UPDATE_SETTINGS', { startDate: '2026-03-16' });
    site.undo(takenBack);
    const { released: day, releaseSaid } = site.plan.restrictions.get('new-0')!;
    expect([day, releaseSaid]).toEqual(['2026-03-16', '2026-03-03']);
  });

  it('has happened: not on a day after today', () => {
    const on = (released: string) =>
      refusalOf(restricted, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0', released })?.code;
    expect(['2026-02-27', '2026-03-04', '2026-03-05'].map(on)).toEqual([
      undefined,
      undefined,
      'RELEASE_AFTER_TODAY',
    ]);
  });

  it('can be corrected and bound again in the same term', () => {
    const corrected = after(released, 'UNBOUND_RESTRICTION', {
      restrictionId: 'new-0',
      released: '2026-03-03',
    });
    expect(corrected.restrictions.get('new-0')!.released).toBe('2026-03-03');
    const bound = after(released, 'SET_RESTRICTION_IN_PROCESS', {
      restrictionId: 'new-0',
      inProcess: true,
    });
    expect(bound.restrictions.get('new-0')).toMatchObject({ released: null, inProcess: true });
    expect(restrictionState(bound.restrictions.get('new-0')!, '2026-03-04')).toBe(5);
  });

  it('is locked once its term is closed', () => {
    const closed = after(released, 'CLOSE_TERM_V2', { termId: 'term-1' });
    const restrictionId = 'new-0';
    const codes = [
      refusalOf(closed, 'EDIT_RESTRICTION', { restrictionId, values: { comments: 'x' } }),
      refusalOf(closed, 'UNBOUND_RESTRICTION', { restrictionId }),
      refusalOf(closed, 'SET_RESTRICTION_IN_PROCESS', { restrictionId, inProcess: true }),
      refusalOf(closed, 'CLEAR_RESTRICTION', { restrictionId }),
    ].map((refusal) => refusal?.code);
    expect(codes).toEqual(Array(4).fill('RESTRICTION_LOCKED'));
  });
});

describe('a cleared restriction', () => {
  it('is gone', () => {
    const cleared = after(restricted, 'CLEAR_RESTRICTION', { restrictionId: 'new-0' });
    expect(cleared.restrictions.size).toBe(0);
    expect(refusalOf(cleared, 'CLEAR_RESTRICTION', { restrictionId: 'new-0' })?.code).toBe(
      'RESTRICTION_UNKNOWN',
    );
  });
});
