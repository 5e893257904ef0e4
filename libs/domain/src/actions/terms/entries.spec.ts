import type { Restriction } from '../../plan/plan';
import { addRow, evolve } from '../../plan/change';
import { analysableAmong } from './analyse-tasks';
import { after, refusalOf, specContext, specResponsible, termPlan } from '../testing/decide';

const CAUSE = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };

const restriction = (values: Partial<Restriction>): Restriction => ({
  id: `r-${values.taskIds}`,
  taskIds: [],
  family: 'Materials',
  type: 1,
  detail: 'Steel',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-02',
  released: null,
  releasedTerm: null,
  inProcess: false,
  ...values,
});

const plan = evolve(
  termPlan({
    tasks: [
      { id: 'S', text: 'Foundations' },
      { id: 'A', parent: 'S', text: 'Formwork', duration: 5, lastProgress: 0.2, progress: 0.3 },
      { id: 'M', parent: 'S', kind: 'milestone', start: '2026-03-05' },
      { id: 'long', duration: 10 },
      { id: 'allWeek', duration: 5, end: '2026-03-09' },
      { id: 'heldAllWeek', duration: 5, end: '2026-03-09' },
      { id: 'next', duration: 2, start: '2026-03-16' },
      { id: 'overdue', duration: 2, start: '2026-02-24' },
      { id: 'overdueSunday', duration: 2, start: '2026-02-26', end: '2026-03-02' },
      { id: 'doneBefore', duration: 2, start: '2026-02-24', progress: 1, lastProgress: 0.2, inTerm: true },
      { id: 'unread', duration: 2, analysed: false },
      { id: 'unread2', duration: 2, analysed: false },
      { id: 'held', duration: 5 },
      { id: 'heldLong', duration: 10 },
      { id: 'openEnd', duration: 10 },
      { id: 'openEndNow', duration: 5 },
      { id: 'luis', duration: 5, responsibles: ['luis'] },
    ],
  }),
  [
    addRow('restrictions', restriction({ taskIds: ['held'] })),
    addRow('restrictions', restriction({ taskIds: ['heldAllWeek'] })),
    addRow('restrictions', restriction({ taskIds: ['heldLong'] })),
    addRow('restrictions', restriction({ taskIds: ['openEnd'], type: 2 })),
    addRow('restrictions', restriction({ taskIds: ['openEndNow'], type: 2 })),
  ],
);

const commit = (taskId: string, commitment: number | null): string | undefined =>
  refusalOf(plan, 'SET_COMMITMENT', { taskId, commitment })?.code;
const record = (taskId: string, progress: number): string | undefined =>
  refusalOf(plan, 'SET_PROGRESS', { taskId, progress })?.code;

describe('a commitment or progress', () => {
  it.each([
    ['S', 0.5, 'SUMMARY_TAKES_NO_COMMITMENT', 'SUMMARY_TAKES_NO_PROGRESS'],
    ['A', 0.1, 'COMMITMENT_BELOW_LAST', 'PROGRESS_BELOW_LAST'],
    ['A', 0.2, undefined, undefined],
    ['A', 1, undefined, undefined],
    ['M', 0.5, 'MILESTONE_ALL_OR_NOTHING', 'MILESTONE_ALL_OR_NOTHING'],
    ['M', 1, undefined, undefined],
    ['long', 1, 'TASK_ENDS_OUTSIDE_TERM', 'TASK_ENDS_OUTSIDE_TERM'],
    ['long', 0.99, 'TASK_ENDS_OUTSIDE_TERM', 'TASK_ENDS_OUTSIDE_TERM'],
    ['long', 0.98, undefined, undefined],
    ['allWeek', 1, undefined, undefined],
    ['next', 0.1, 'TASK_OUTSIDE_TERM', 'TASK_OUTSIDE_TERM'],
    ['overdue', 0.1, 'TASK_DELAYED', 'TASK_DELAYED'],
    ['overdueSunday', 0.1, 'TASK_DELAYED', 'TASK_DELAYED'],
    ['doneBefore', 0.9, undefined, undefined],
    ['unread', 0.1, 'TASK_NOT_ANALYSED', 'TASK_NOT_ANALYSED'],
    ['held', 0.1, 'TASK_RESTRICTED_IN_TERM', 'TASK_RESTRICTED_IN_TERM'],
    ['heldAllWeek', 0.1, 'TASK_RESTRICTED_IN_TERM', 'TASK_RESTRICTED_IN_TERM'],
    ['heldLong', 0.1, 'TASK_START_RESTRICTED', 'TASK_START_RESTRICTED'],
    ['openEnd', 0.5, undefined, undefined],
    ['openEnd', 1, 'TASK_END_RESTRICTED', 'TASK_END_RESTRICTED'],
    ['openEnd', 0.99, 'TASK_END_RESTRICTED', 'TASK_END_RESTRICTED'],
    ['openEndNow', 0.5, 'TASK_RESTRICTED_IN_TERM', 'TASK_RESTRICTED_IN_TERM'],
    ['gone', 0.5, 'TASK_UNKNOWN', 'TASK_UNKNOWN'],
  ])('of %s at %d is refused with %s', (taskId, value, commitment, progress) => {
    expect([commit(taskId, value), record(taskId, value)]).toEqual([commitment, progress]);
  });

  it('can always be taken back', () => {
    for (const id of ['next', 'overdue', 'unread', 'held']) {
      expect([commit(id, null), commit(id, 0), record(id, 0)]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('can be lowered, and said again, on a task that has come to be restricted, and is not raised', () => {
    const entered = after(after(plan, 'SET_PROGRESS', { taskId: 'A', progress: 0.5 }), 'SET_COMMITMENT', {
      ...{ taskId: 'A', commitment: 0.8 },
    });
    const lack = {
      family: 'Steel',
      type: 2,
      detail: 'Bars',
      comments: '',
      responsible: null,
      commited: null,
    };
    const held = after(entered, 'NEW_RESTRICTION', { ...lack, taskIds: ['A'], required: '2026-03-02' });
    const barred = (entry: 'progress' | 'commitment', value: number) => {
      const type = entry === 'progress' ? 'SET_PROGRESS' : 'SET_COMMITMENT';
      return refusalOf(held, type, { taskId: 'A', [entry]: value })?.code;
    };
    const code = 'TASK_RESTRICTED_IN_TERM';
    expect([0.4, 0.5, 0.6].map((value) => barred('progress', value))).toEqual([undefined, undefined, code]);
    expect([0.7, 0.8, 0.9].map((value) => barred('commitment', value))).toEqual([undefined, undefined, code]);
  });

  it.each([
    ['ADD_CAUSE', 'cncType'],
    ['ADD_CAUSE', 'cncOrigin'],
    ['ADD_CAUSE', 'detail'],
    ['EDIT_CAUSE', 'detail'],
    ['FINISH_TASK', 'detail'],
  ])('is not explained by %s with a blank %s', (type, field) => {
    const cause = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain', [field]: ' \u200b ' };
    const about = type === 'FINISH_TASK' ? { progress: 0.1, cause } : cause;
    const payload = { taskId: 'A', ...(type === 'EDIT_CAUSE' && { causeId: 'c' }), ...about };
    const promised = after(plan, 'SET_COMMITMENT', { taskId: 'A', commitment: 0.8 });
    expect(refusalOf(promised, type, payload)?.code).toBe('ACTION_INVALID');
  });

  it.each([
    ['SET_PROGRESS', { taskId: 'A', progress: 0.99 }],
    ['SET_PROGRESSES', { entries: [{ taskId: 'A', progress: 0.985 }] }],
    ['FINISH_TASK', { taskId: 'A', progress: 0.99 }],
  ])('of 99 %% and more is done, recorded by %s', (type, payload) => {
    const done = after(plan, type, payload);
    expect(done.tasks.get('A')!.progress).toBe(1);
    expect(refusalOf(done, 'MOVE_TASK', { id: 'A', duration: 6 })?.code).toBe('TASK_FINISHED');
    const back = after(done, 'SET_PROGRESS', { taskId: 'A', progress: 0.98 });
    expect(refusalOf(back, 'MOVE_TASK', { id: 'A', duration: 6 })).toBeUndefined();
  });

  it('of 99 % is stored so where the project says so, and is done all the same', () => {
    const kept = after(plan, 'UPDATE_SETTINGS', { setTasksToHundred: false });
    const done = after(kept, 'SET_PROGRESS', { taskId: 'A', progress: 0.99 });
    expect(done.tasks.get('A')!.progress).toBe(0.99);
    expect(refusalOf(done, 'MOVE_TASK', { id: 'A', duration: 6 })?.code).toBe('TASK_FINISHED');
    const late = after(done, 'UPDATE_SETTINGS', { dataDate: '2026-06-01' });
    expect(late.tasks.get('A')).toEqual(done.tasks.get('A'));
    const again = after(kept, 'UPDATE_SETTINGS', { setTasksToHundred: true });
    expect(after(again, 'FINISH_TASK', { taskId: 'A', progress: 0.99 }).tasks.get('A')!.progress).toBe(1);
  });

  it('promises no more than it says, at 99 % too', () => {
    expect(after(plan, 'SET_COMMITMENT', { taskId: 'A', commitment: 0.99 }).tasks.get('A')!.commitment).toBe(
      0.99,
    );
  });

  it('is stored with 2 decimals', () => {
    expect(after(plan, 'SET_PROGRESS', { taskId: 'A', progress: 0.1 + 0.2 }).tasks.get('A')!.progress).toBe(
      0.3,
    );
  });

  it.each([
    ['SET_PROGRESS', { taskId: 'A', progress: 0.3 }],
    ['SET_COMMITMENT', { taskId: 'A', commitment: 0.3 }],
    ['FINISH_TASK', { taskId: 'A', progress: 1 }],
    ['SET_TERM_MEMBERSHIP', { taskIds: ['A'], member: true }],
    ['SET_TERM_MEMBERSHIP', { taskIds: ['A'], member: false }],
  ])('of %s %p ends the fresh state of an import', (type, payload) => {
    const fresh = termPlan({ tasks: [{ id: 'A', duration: 5, imported: true }] });
    expect(after(fresh, type, payload).tasks.get('A')!.imported).toBe(false);
  });

  it.each([[-0.1], [1.1], [NaN], ['0.5'], [undefined]])('of %p is not a value at all', (value) => {
    expect(record('A', value as number)).toBe('ACTION_INVALID');
  });
});

describe('bulk entries', () => {
  it('are recorded all or none, and say which rows need the same remedy', () => {
    const entries = ['A', 'unread', 'next', 'unread2'].map((taskId) => ({ taskId, commitment: 0.5 }));
    expect(refusalOf(plan, 'SET_COMMITMENTS', { entries })).toEqual({
      code: 'TASK_NOT_ANALYSED',
      params: { task: 'unread', task2: 'unread2', last: 0, count: 2 },
      rows: ['unread', 'unread2'],
    });
    const done = after(plan, 'SET_COMMITMENTS', { entries: entries.slice(0, 1) });
    expect(done.tasks.get('A')!.commitment).toBe(0.5);
  });

  it('refuse a task that is named twice', () => {
    const entries = [0.3, 0.4].map((progress) => ({ taskId: 'A', progress }));
    expect(refusalOf(plan, 'SET_PROGRESSES', { entries })?.code).toBe('TASK_REPEATED');
  });
});

describe('whose tasks', () => {
  const ana = specContext('responsible', {
    actor: { userId: 'user-ana', name: 'Ana', roles: ['responsible'] },
  });

  it('lets a responsible work on own tasks only', () => {
    expect(refusalOf(plan, 'SET_PROGRESS', { taskId: 'A', progress: 0.5 }, ana)).toBeUndefined();
    expect(refusalOf(plan, 'SET_PROGRESS', { taskId: 'luis', progress: 0.5 }, ana)?.code).toBe(
      'TASK_NOT_YOURS',
    );
  });

  it('lets a responsible with the role admin work on every task, an inactive one on none', () => {
    const as = (values: Parameters<typeof specResponsible>[1]): string | undefined => {
      const changed = {
        ...plan,
        responsibles: plan.responsibles.with([specResponsible('ana', values)]),
      };
      return refusalOf(changed, 'SET_PROGRESS', { taskId: 'luis', progress: 0.5 }, ana)?.code;
    };
    expect(as({ role: 'admin' })).toBeUndefined();
    expect(as({ role: 'admin', isActive: false })).toBe('TASK_NOT_YOURS');
  });

  it('lets a viewer change nothing', () => {
    const visitor = specContext('projectViewer');
    expect(refusalOf(plan, 'SET_PROGRESS', { taskId: 'A', progress: 0.5 }, visitor)?.code).toBe(
      'ACTION_FORBIDDEN',
    );
  });
});

describe('causes of non-compliance', () => {
  const promised = after(plan, 'SET_COMMITMENT', { taskId: 'A', commitment: 0.8 });
  const explained = after(promised, 'ADD_CAUSE', { taskId: 'A', ...CAUSE });

  it('are given, rewritten and taken back for a task below its commitment', () => {
    expect(explained.tasks.get('A')!.causes).toEqual([{ id: 'new-0', ...CAUSE }]);
    const lines = { taskId: 'A', ...CAUSE, cncType: ' Bad\nweather ', cncOrigin: 'The\tsite' };
    const [kept] = after(promised, 'ADD_CAUSE', lines).tasks.get('A')!.causes;
    expect([kept!.cncType, kept!.cncOrigin]).toEqual(['Bad weather', 'The site']);
    const edited = after(explained, 'EDIT_CAUSE', { taskId: 'A', causeId: 'new-0', ...CAUSE, detail: 'Mud' });
    expect(edited.tasks.get('A')!.causes).toEqual([{ id: 'new-0', ...CAUSE, detail: 'Mud' }]);
    const removed = after(edited, 'REMOVE_CAUSE', { taskId: 'A', causeId: 'new-0' });
    expect(removed.tasks.get('A')!.causes).toEqual([]);
  });

  it('are rewritten and taken back one by one', () => {
    const second = specContext('projectAdmin', { newId: () => 'second' });
    const both = after(explained, 'ADD_CAUSE', { taskId: 'A', ...CAUSE, detail: 'Mud' }, second);
    const ids = { taskId: 'A', causeId: 'second' };
    const details = (type: string, payload: object) =>
      after(both, type, payload)
        .tasks.get('A')!
        .causes.map(({ detail }) => detail);
    expect(details('EDIT_CAUSE', { ...ids, ...CAUSE, detail: 'Snow' })).toEqual(['Rain', 'Snow']);
    expect(details('REMOVE_CAUSE', ids)).toEqual(['Rain']);
  });

  it('need a promise that is not kept', () => {
    expect(refusalOf(plan, 'ADD_CAUSE', { taskId: 'A', ...CAUSE })?.code).toBe('CAUSE_NOT_NEEDED');
  });

  it('go when the promise is kept or withdrawn', () => {
    const kept = after(explained, 'SET_PROGRESS', { taskId: 'A', progress: 0.8 });
    expect(kept.tasks.get('A')!.causes).toEqual([]);
    const withdrawn = after(explained, 'SET_COMMITMENT', { taskId: 'A', commitment: null });
    expect(withdrawn.tasks.get('A')!.causes).toEqual([]);
    const still = after(explained, 'SET_PROGRESS', { taskId: 'A', progress: 0.79 });
    expect(still.tasks.get('A')!.causes).toHaveLength(1);
  });

  it('are at most ten', () => {
    let full = promised;
    for (let n = 0; n < 10; n += 1) {
      const context = specContext('projectAdmin', { newId: () => `c${n}` });
      full = after(full, 'ADD_CAUSE', { taskId: 'A', ...CAUSE }, context);
    }
    expect(refusalOf(full, 'ADD_CAUSE', { taskId: 'A', ...CAUSE })?.code).toBe('CAUSES_FULL');
  });

  it('cannot be edited when they are not there', () => {
    const missing = { taskId: 'A', causeId: 'gone' };
    expect(refusalOf(explained, 'EDIT_CAUSE', { ...missing, ...CAUSE })?.code).toBe('CAUSE_UNKNOWN');
    expect(refusalOf(explained, 'REMOVE_CAUSE', missing)?.code).toBe('CAUSE_UNKNOWN');
  });

  it('come with FINISH_TASK below the commitment and go with it above', () => {
    const below = after(promised, 'FINISH_TASK', { taskId: 'A', progress: 0.5, cause: CAUSE });
    expect(below.tasks.get('A')).toMatchObject({ progress: 0.5, causes: [{ id: 'new-0', ...CAUSE }] });
    const again = after(below, 'FINISH_TASK', {
      taskId: 'A',
      progress: 0.6,
      cause: { ...CAUSE, detail: 'Mud' },
    });
    expect(again.tasks.get('A')!.causes).toEqual([{ id: 'new-0', ...CAUSE, detail: 'Mud' }]);
    const done = after(again, 'FINISH_TASK', { taskId: 'A', progress: 0.9, cause: CAUSE });
    expect(done.tasks.get('A')).toMatchObject({ progress: 0.9, causes: [] });
    expect(refusalOf(promised, 'FINISH_TASK', { taskId: 'A', progress: 0.1 })?.code).toBe(
      'PROGRESS_BELOW_LAST',
    );
    const unpromised = { ...below.tasks.get('A')!, commitment: null };
    const without = after({ ...below, tasks: below.tasks.with([unpromised]) }, 'FINISH_TASK', {
      taskId: 'A',
      progress: 0.5,
      cause: CAUSE,
    });
    expect(without.tasks.get('A')!.causes).toEqual([]);
  });
});

describe('analysis', () => {
  it('opens imported tasks for promises, whole branches at once', () => {
    const imported = termPlan({
      tasks: [
        { id: 'S' },
        { id: 'A', parent: 'S', duration: 5, analysed: false, imported: true },
        { id: 'B', parent: 'S', duration: 5, analysed: false, imported: true },
      ],
    });
    const analysed = after(imported, 'ANALYSE_TASKS', { taskIds: ['S'], analysed: true });
    expect(analysed.tasks.get('A')).toMatchObject({ analysed: true, imported: false });
    expect(refusalOf(analysed, 'SET_COMMITMENT', { taskId: 'B', commitment: 0.5 })).toBeUndefined();
  });

  it('cannot be taken back from a task with a promise or progress', () => {
    expect(refusalOf(plan, 'ANALYSE_TASKS', { taskIds: ['A'], analysed: false })?.code).toBe(
      'TASK_HAS_ENTRIES',
    );
    expect(refusalOf(plan, 'ANALYSE_TASKS', { taskIds: ['long'], analysed: false })).toBeUndefined();
  });

  it('of many tasks at once parts those that take the mark from those that do not', () => {
    const taskIds = ['A', 'long', 'unread'];
    const parted = analysableAmong(plan, { taskIds, analysed: false }, specContext());
    expect(parted.taskIds).toEqual(['long']);
    expect(parted.refused).toMatchObject([{ taskId: 'A', refusal: { code: 'TASK_HAS_ENTRIES' } }]);
    expect(refusalOf(plan, 'ANALYSE_TASKS', { taskIds: parted.taskIds, analysed: false })).toBeUndefined();
    expect(
      analysableAmong(plan, { taskIds: ['S'], analysed: true }, specContext('responsible')).taskIds,
    ).toEqual([]);
  });
});

describe('membership by hand', () => {
  it('takes work in from outside the dates', () => {
    const pulled = after(plan, 'SET_TERM_MEMBERSHIP', { taskIds: ['next'], member: true });
    expect(pulled.tasks.get('next')!.inTerm).toBe(true);
    expect(refusalOf(pulled, 'SET_COMMITMENT', { taskId: 'next', commitment: 0.5 })).toBeUndefined();
  });

  it('resets progress and commitment to those of the last close when work goes out', () => {
    const promised = after(plan, 'SET_COMMITMENT', { taskId: 'A', commitment: 0.8 });
    const out = after(promised, 'SET_TERM_MEMBERSHIP', { taskIds: ['A'], member: false });
    expect(out.tasks.get('A')).toMatchObject({ inTerm: false, progress: 0.2, commitment: null });
  });

  it('goes on following the dates when they say the same', () => {
    const out = after(plan, 'SET_TERM_MEMBERSHIP', { taskIds: ['A'], member: false });
    const back = after(out, 'SET_TERM_MEMBERSHIP', { taskIds: ['A'], member: true });
    expect(back.tasks.get('A')!.inTerm).toBeNull();
  });

  it('refuses summaries and work that was done before the term', () => {
    const member = { member: true };
    expect(refusalOf(plan, 'SET_TERM_MEMBERSHIP', { taskIds: ['S'], ...member })?.code).toBe(
      'SUMMARY_FOLLOWS_CHILDREN',
    );
    const done = termPlan({ tasks: [{ id: 'A', progress: 1, lastProgress: 1 }] });
    expect(refusalOf(done, 'SET_TERM_MEMBERSHIP', { taskIds: ['A'], ...member })?.code).toBe(
      'TASK_COMPLETED',
    );
  });
});
