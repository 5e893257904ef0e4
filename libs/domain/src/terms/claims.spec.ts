import { termPlan } from '../actions/testing/decide';
import { claimsOf, differingClaims, differingInTerm } from './claims';

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
    const claims = claimsOf(plan, ['A', 'B', 'gone']);
    expect(claims).toEqual([
      { taskId: 'A', progress: 0.5, commitment: 0.8 },
      { taskId: 'B', progress: 0, commitment: null },
    ]);
    expect(differingInTerm(plan, claims)).toEqual([]);
  });

  it.each([
    [{ taskId: 'A', progress: 0.4, commitment: 0.8 }, ['A']],
    [{ taskId: 'A', progress: 0.5, commitment: null }, ['A']],
    [{ taskId: 'gone', progress: 0, commitment: null }, ['gone']],
    [{ taskId: 'S', progress: 0.9, commitment: null }, []],
  ])('%j differs in %j', (claim, differing) => {
    expect(differingClaims(plan, [claim])).toEqual(differing);
  });

  it('differs in members of the term that it does not know of, and in no others', () => {
    expect(differingInTerm(plan, claimsOf(plan, ['A']))).toEqual(['B']);
    expect(differingClaims(plan, claimsOf(plan, ['A']))).toEqual([]);
  });
});
