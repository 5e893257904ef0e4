import { after, specContext, termPlan } from '../actions/testing/decide';
import { decide } from '../actions/registry';
import { closeTerm, termRecord } from '../closing/close-term';
import { editedRestrictions } from './edited-restrictions';
import { editedTasks } from './edited-tasks';
import { openTerm } from '../terms/open-term';
import { rowsConcerned } from './rows-concerned';
import { ownEdits } from './own-edits';

const plan = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 2 },
    { id: 'B', duration: 3, start: '2026-03-04' },
    { id: 'C', duration: 1, start: '2026-03-09' },
  ],
  links: ['A>B', 'B>C'],
});

const STEEL = {
  ...{ taskIds: ['A', 'B'], family: 'Materials', type: 1, detail: 'Steel', comments: '', responsible: 'ana' },
  ...{ commited: null, required: '2026-03-02' },
};
const WITH_STEEL = after(plan, 'NEW_RESTRICTION', STEEL, specContext('projectAdmin', { newId: () => 'r' }));

function tasksOf(type: string, payload: unknown): readonly string[] {
  const decision = decide(plan, { type, payload }, specContext());
  if (!decision.ok) throw new Error(`${type} was refused: ${decision.refusal.code}`);
  return [...editedTasks(ownEdits(plan, { type, payload }, decision.changes), decision.changes)].sort();
}

describe('the tasks that an action is about', () => {
  it.each([
    ['the one that was moved, not those that it pushed on', 'MOVE_TASK', { id: 'A', duration: 4 }, ['A']],
    ['all that were named', 'ANALYSE_TASKS', { taskIds: ['A', 'C'], analysed: false }, ['A', 'C']],
    ['the one that came', 'CREATE_TASK', { id: 'N', text: 'N', parent: 'S', after: 'A' }, ['N']],
    ['the whole branch that went', 'DELETE_TASKS', { ids: ['S'] }, ['A', 'S']],
    ['none, where none was edited', 'ADD_RESOURCE', { name: 'Acero' }, []],
  ])('are %s', (_what, type, payload, expected) => {
    expect(tasksOf(type, payload)).toEqual(expected);
  });

  it('are those with the columns of an action that is too large to be remembered by rows', () => {
    const set = (id: string, field: string) =>
      ({ kind: 'set', table: 'tasks', id, before: {}, after: { [field]: 1 } }) as const;
    const changes = [set('A', 'commitment'), set('B', 'end'), set('C', 'commitment')];
    expect(editedTasks(['tasks/*/commitment'], changes)).toEqual(['A', 'C']);
  });

  it('are none of a close in which there was no work to record', () => {
    const empty = termPlan({ tasks: [] });
    const action = { type: 'CLOSE_TERM_V2', payload: { termId: openTerm(empty).id } };
    const decision = decide(empty, action, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    expect(editedTasks(ownEdits(empty, action, decision.changes), decision.changes)).toEqual([]);
  });

  it('are all that a close recorded, promised or not', () => {
    const promised = after(plan, 'SET_COMMITMENT', { taskId: 'B', commitment: 1 });
    const close = { type: 'CLOSE_TERM_V2', payload: { termId: 'term-1' } };
    const changes = closeTerm(promised, specContext());
    const recorded = termRecord(promised).map(({ taskId }) => taskId);
    expect(recorded.length).toBeGreaterThan(1);
    expect(editedTasks(ownEdits(promised, close, changes), changes)).toEqual(
      expect.arrayContaining(recorded),
    );
  });
});

describe('the restrictions that an action is about', () => {
  const about = (type: string, payload: unknown) => {
    const decision = decide(WITH_STEEL, { type, payload }, specContext());
    if (!decision.ok) throw new Error(`${type} was refused: ${decision.refusal.code}`);
    const own = ownEdits(WITH_STEEL, { type, payload }, decision.changes);
    return editedRestrictions(WITH_STEEL, own, decision.changes).map(({ id, detail }) => [id, detail]);
  };

  it('are the one that was edited, as it was, and the one that was cleared', () => {
    expect(about('EDIT_RESTRICTION', { restrictionId: 'r', values: { detail: 'Bars' } })).toEqual([
      ['r', 'Steel'],
    ]);
    expect(about('CLEAR_RESTRICTION', { restrictionId: 'r' })).toEqual([['r', 'Steel']]);
  });

  it('are none where a task was edited', () => {
    expect(about('UPDATE_TASK', { id: 'A', text: 'Wall' })).toEqual([]);
  });
});

describe('the rows in whose history an action stands', () => {
  it('are those that the schedule moved too', () => {
    const action = { type: 'MOVE_TASK', payload: { id: 'A', duration: 4 } };
    const decision = decide(plan, action, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const rows = rowsConcerned(plan, ownEdits(plan, action, decision.changes), decision.changes);
    expect([...rows].sort()).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['found', 'NEW_RESTRICTION', STEEL, ['A', 'B', 'new-0']],
    ['released', 'UNBOUND_RESTRICTION', { restrictionId: 'r' }, ['A', 'B', 'r']],
    ['worked on', 'SET_RESTRICTION_IN_PROCESS', { restrictionId: 'r', inProcess: true }, ['A', 'B', 'r']],
    ['cleared', 'CLEAR_RESTRICTION', { restrictionId: 'r' }, ['A', 'B', 'r']],
    [
      'given another task',
      'EDIT_RESTRICTION',
      { restrictionId: 'r', values: { taskIds: ['B', 'C'] } },
      ['A', 'B', 'C', 'r'],
    ],
  ])('are the tasks of a restriction that is %s, and edit none of them', (_what, type, payload, expected) => {
    const restricted = type === 'NEW_RESTRICTION' ? plan : WITH_STEEL;
    const decision = decide(restricted, { type, payload }, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const own = ownEdits(restricted, { type, payload }, decision.changes);
    const rows = rowsConcerned(restricted, own, decision.changes);
    expect([...rows].sort()).toEqual(expected);
    expect(own.filter((key) => key.startsWith('tasks/'))).toEqual([]);
  });
});
