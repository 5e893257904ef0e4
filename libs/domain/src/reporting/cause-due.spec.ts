import { termPlan } from '../actions/testing/decide';
import { isCauseDue } from './cause-due';

const FRIDAY = '2026-03-06';
/** The open term is [2026-03-02, 2026-03-09), and works from Monday to Friday. */
const plan = termPlan({ tasks: [{ id: 'A', duration: 3, commitment: 0.8, progress: 0.5 }] });
const task = plan.tasks.get('A')!;
const cause = { id: 'c', cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };

it.each([
  ['on the last day on which the term works', {}, FRIDAY, true],
  ['not before', {}, '2026-03-05', false],
  ['not where the promise is kept', { progress: 0.8 }, FRIDAY, false],
  ['not where nothing was promised', { commitment: null }, FRIDAY, false],
  ['not where somebody said why', { causes: [cause] }, FRIDAY, false],
] as const)('a cause is asked for %s', (_, values, today, isDue) => {
  expect(isCauseDue(plan, { ...task, ...values }, today)).toBe(isDue);
});
