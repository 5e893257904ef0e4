import { Table } from '../plan/table';
import { termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { MAX_SHORT_TERM_ROWS, responsiblesInTerm, shortTermOfFile } from './short-term-file';

/** So many tasks in the open term; every third is Ana's, the next one Luis's and of somebody who is gone, the next nobody's. */
function planOf(count: number): Plan {
  const plan = termPlan({ tasks: Array.from({ length: count }, (_, at) => ({ id: `t${at}`, duration: 5 })) });
  const people = [['ana'], ['luis', 'gone'], ['gone']];
  const tasks = plan.tasks.rows.map((task, at) => ({ ...task, responsibles: people[at % 3]! }));
  return { ...plan, tasks: Table.of(tasks) };
}

describe('the tasks of a file of the short term', () => {
  const plan = planOf(1200);

  it('come in as many parts as they need, in the order of the tree', () => {
    const parts = [0, 1, 2].map((part) => shortTermOfFile(plan, { part }));
    expect(parts.map(({ ids, count, parts }) => [ids.length, count, parts])).toEqual([
      [499, 1200, 3],
      [499, 1200, 3],
      [202, 1200, 3],
    ]);
    expect(parts.flatMap(({ ids }) => ids)).toEqual(plan.tasks.rows.map(({ id }) => id));
    expect(shortTermOfFile(plan)).toEqual(parts[0]);
  });

  it('may be those of one responsible, or of nobody', () => {
    expect(shortTermOfFile(plan, { of: 'ana' })).toMatchObject({ count: 400, parts: 1 });
    expect(shortTermOfFile(plan, { of: 'luis' }).ids.slice(0, 2)).toEqual(['t1', 't4']);
    expect(shortTermOfFile(plan, { of: null }).ids.slice(0, 2)).toEqual(['t2', 't5']);
  });

  it('are one part where there are none', () => {
    expect(shortTermOfFile(planOf(3), { of: 'nobody' })).toEqual({ ids: [], count: 0, parts: 1 });
    expect(shortTermOfFile(planOf(MAX_SHORT_TERM_ROWS))).toMatchObject({ parts: 1 });
  });

  it('are of those people who are there', () => {
    expect(responsiblesInTerm(plan)).toEqual(['ana', 'luis', null]);
    expect(responsiblesInTerm(planOf(2))).toEqual(['ana', 'luis']);
  });
});
