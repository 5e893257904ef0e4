import { after, termPlan } from '../actions/testing/decide';
import { termMembers } from './membership';

const plan = termPlan({
  tasks: [
    { id: 'before', duration: 5, start: '2026-02-23', end: '2026-03-02' },
    { id: 'works' },
    { id: 'across', parent: 'works', duration: 10, start: '2026-02-26' },
    { id: 'done', parent: 'works', duration: 2, progress: 1, lastProgress: 1 },
    { id: 'finishedNow', parent: 'works', duration: 2, progress: 1 },
    { id: 'next', parent: 'works', duration: 2, start: '2026-03-09' },
    { id: 'pulledIn', duration: 2, start: '2026-03-16', inTerm: true },
    { id: 'takenOut', duration: 2, inTerm: false },
    { id: 'kickOff', kind: 'milestone', start: '2026-03-02' },
    { id: 'weekDone', kind: 'milestone', start: '2026-03-09' },
    { id: 'nextWeek', kind: 'milestone', start: '2026-03-09' },
  ],
  links: ['across>weekDone'],
});

describe('members of the open term [03-02, 03-09)', () => {
  it('are the leaves that start before its end and were not done, those put in, less those taken out', () => {
    expect(termMembers(plan).leaves).toEqual([
      'before',
      'across',
      'finishedNow',
      'pulledIn',
      'kickOff',
      'weekDone',
    ]);
    expect(termMembers(plan).has('takenOut')).toBe(false);
  });

  it('are shown with everything above them', () => {
    expect(termMembers(plan).shown).toEqual([
      'before',
      'works',
      'across',
      'finishedNow',
      'pulledIn',
      'kickOff',
      'weekDone',
    ]);
  });

  it('are what the next term begins with: all that was not finished, nothing by hand any more', () => {
    const closed = after(plan, 'CLOSE_TERM_V2', { termId: 'term-1' });
    expect(termMembers(closed).leaves).toEqual([
      'before',
      'across',
      'next',
      'takenOut',
      'kickOff',
      'weekDone',
      'nextWeek',
    ]);
  });
});
