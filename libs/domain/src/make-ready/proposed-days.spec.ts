import { termPlan } from '../actions/testing/decide';
import { proposedRequired } from './proposed-days';

/** Of the term [2026-03-02, 2026-03-09). */
const plan = termPlan({
  tasks: [
    { id: 'soon', duration: 5, start: '2026-03-09' },
    { id: 'later', duration: 3, start: '2026-03-23' },
  ],
});

describe('the day by which a new restriction is required', () => {
  it.each([
    ['the first day of the task whose start it holds back', ['later'], 1, '2026-03-04', '2026-03-23'],
    ['the last day of the task whose end it holds back', ['later'], 2, '2026-03-04', '2026-03-25'],
    ['that of the first of several tasks', ['later', 'soon'], 1, '2026-03-04', '2026-03-09'],
    ['today, where the task begins today', ['soon'], 1, '2026-03-09', '2026-03-09'],
    ['nobody’s guess once that day is over', ['soon'], 1, '2026-03-10', null],
    ['nobody’s guess without a task', [], 1, '2026-03-04', null],
  ] as const)('is %s', (_, tasks, type, today, day) => {
    expect(proposedRequired(plan, tasks, type, today)).toBe(day);
  });
});
