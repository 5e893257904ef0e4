import { after, specResponsible, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { unrecordedAtEnd } from './unrecorded-at-end';

const cause = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
const promised = ['a', 'b', 'c', 'd'].reduce(
  (plan: Plan, taskId) => after(plan, 'SET_COMMITMENT', { taskId, commitment: 0.5 }),
  termPlan({
    tasks: [
      { id: 'a', duration: 5 },
      { id: 'b', duration: 5, responsibles: ['ana', 'luis'] },
      { id: 'c', duration: 5, responsibles: [] },
      { id: 'd', duration: 5 },
      { id: 'idle', duration: 5 },
    ],
  }),
);
const said = (plan: Plan, today: string) => {
  const found = unrecordedAtEnd(plan, today);
  return found && [found.count, found.people.map(({ responsible, count }) => [responsible.id, count])];
};

describe('what nothing is recorded of when a term ends', () => {
  it.each([
    ['two days before the last one', '2026-03-06', null],
    ['the day before the last one', '2026-03-07', 4],
    ['the last day', '2026-03-08', 4],
    ['after it, while the term is open', '2026-03-12', 4],
  ])('is told %s', (_, today, count) => {
    expect(unrecordedAtEnd(promised, today)?.count ?? null).toBe(count);
  });

  it('says whether the last day has passed', () => {
    expect(['2026-03-08', '2026-03-09'].map((day) => unrecordedAtEnd(promised, day)!.isOver)).toEqual([
      ...[false, true],
    ]);
  });

  it('is what was promised, by each who answers for it and has not left', () => {
    expect(said(promised, '2026-03-08')).toEqual([
      4,
      [
        ['ana', 3],
        ['luis', 1],
      ],
    ]);
    const people = [specResponsible('ana', { isActive: false }), specResponsible('luis')];
    expect(said({ ...promised, responsibles: Table.of(people) }, '2026-03-08')).toEqual([4, [['luis', 1]]]);
  });

  it('is not what has progress or a cause', () => {
    const progress = after(promised, 'SET_PROGRESS', { taskId: 'a', progress: 0.1 });
    const explained = after(progress, 'ADD_CAUSE', { taskId: 'b', ...cause });
    expect(said(explained, '2026-03-08')).toEqual([2, [['ana', 1]]]);
  });

  it('is nothing where nothing was promised', () => {
    expect(unrecordedAtEnd(termPlan({ tasks: [{ id: 'a', duration: 5 }] }), '2026-03-08')).toBeNull();
  });
});
