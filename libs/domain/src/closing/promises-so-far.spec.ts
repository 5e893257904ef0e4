import { after, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { closedTerms } from '../terms/open-term';
import { promisedTasks } from '../indicators/promised-tasks';
import { promisesSoFar } from './promises-so-far';

const promise = (plan: Plan, taskId: string, commitment: number, progress: number): Plan =>
  after(after(plan, 'SET_COMMITMENT', { taskId, commitment }), 'SET_PROGRESS', { taskId, progress });

const start = termPlan({
  tasks: [
    { id: 'kept', duration: 3 },
    { id: 'missed', duration: 3 },
    { id: 'almost', duration: 3 },
    { id: 'unpromised', duration: 3 },
    { id: 'begun', duration: 3, progress: 0.4, lastProgress: 0.4 },
  ],
});
const worked = [
  ['kept', 0.5, 0.6],
  ['missed', 0.8, 0.2],
  ['almost', 1, 0.99],
  ['begun', 0.4, 0.4],
].reduce(
  (plan: Plan, [id, ...shares]) => promise(plan, id as string, ...(shares as [number, number])),
  start,
);

describe('the promises of the open term so far', () => {
  it('are those above the last close, kept where progress reaches them; work that nobody promised is none', () => {
    const done = after(worked, 'SET_PROGRESS', { taskId: 'unpromised', progress: 1 });
    const { numerator, denominator, rows } = promisesSoFar(done);
    expect([numerator, denominator]).toEqual([2, 3]);
    expect(rows.filter(({ met }) => met).map(({ id }) => id)).toEqual(['kept', 'almost']);
  });

  it('are what the close records', () => {
    const cause = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
    const closed = after(after(worked, 'ADD_CAUSE', { taskId: 'missed', ...cause }), 'CLOSE_TERM_V2', {
      termId: 'term-1',
    });
    expect(closedTerms(closed)).toHaveLength(1);
    expect(promisedTasks(closed)).toEqual(promisesSoFar(worked).rows);
  });

  it('have no share while nothing is promised', () => {
    expect(promisesSoFar(start)).toMatchObject({ value: null, denominator: 0 });
  });
});
