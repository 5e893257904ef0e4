import { termPlan } from '../actions/testing/decide';
import { clientSnapshotOf, differingFromSnapshot, differingInTerm } from './client-snapshot';

const plan = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', progress: 0.5, commitment: 0.8 },
    { id: 'B' },
    { id: 'later', start: '2026-04-06' },
  ],
});

describe('what somebody who closes believes', () => {
  it('is what their plan says, and then differs in nothing', () => {
    const snapshot = clientSnapshotOf(plan, ['A', 'B', 'gone']);
    expect(snapshot).toEqual([
      { taskId: 'A', progress: 0.5, commitment: 0.8 },
      { taskId: 'B', progress: 0, commitment: null },
    ]);
    expect(differingInTerm(plan, snapshot)).toEqual([]);
  });

  it.each([
    [{ taskId: 'A', progress: 0.4, commitment: 0.8 }, ['A']],
    [{ taskId: 'A', progress: 0.5, commitment: null }, ['A']],
    [{ taskId: 'gone', progress: 0, commitment: null }, ['gone']],
    [{ taskId: 'S', progress: 0.9, commitment: null }, []],
  ])('%j differs in %j', (task, differing) => {
    expect(differingFromSnapshot(plan, [task])).toEqual(differing);
  });

  it('differs in members of the term that it does not know of, and in no others', () => {
    expect(differingInTerm(plan, clientSnapshotOf(plan, ['A']))).toEqual(['B']);
    expect(differingFromSnapshot(plan, clientSnapshotOf(plan, ['A']))).toEqual([]);
  });
});
