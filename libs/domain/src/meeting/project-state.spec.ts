import { after, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { projectState } from './project-state';

const WEDNESDAY = '2026-03-04';
const start = termPlan({
  tasks: [
    { id: 'kept', text: 'Muro', duration: 3 },
    { id: 'missed', text: 'Losa', duration: 2, responsibles: ['luis', 'ana'] },
    { id: 'idle', text: 'Viga', duration: 8 },
  ],
});
const entered = (
  [
    ['SET_COMMITMENT', { taskId: 'kept', commitment: 1 }],
    ['SET_PROGRESS', { taskId: 'kept', progress: 1 }],
    ['SET_COMMITMENT', { taskId: 'missed', commitment: 0.8 }],
    ['ADD_CAUSE', { taskId: 'missed', cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' }],
  ] as const
).reduce((plan: Plan, [type, payload]) => after(plan, type, payload), start);
const closed = after(entered, 'CLOSE_TERM_V2', { termId: 'term-1' });
const done = after(termPlan({ tasks: [{ id: 'only', duration: 3 }] }), 'SET_PROGRESS', {
  taskId: 'only',
  progress: 1,
});

describe('the state of a project', () => {
  it('has no PPC or PCR before the first close, and what is promised and kept so far', () => {
    expect(projectState(entered, WEDNESDAY)).toMatchObject({
      term: { number: 1, startDate: '2026-03-02', lastDay: '2026-03-08' },
      ...{ closedTerm: null, ppc: null, pcr: null, kept: 1, promised: 2 },
    });
  });

  it('has those of the term that was closed last', () => {
    expect(projectState(closed, '2026-03-10')).toMatchObject({
      ...{ closedTerm: 1, ppc: 50, pcr: null, kept: 0, promised: 0, promises: [] },
      term: { number: 2 },
    });
  });

  it('says by person what is promised in the open term, under each of several', () => {
    const promises = projectState(entered, WEDNESDAY)!.promises;
    expect(
      promises.map(({ responsible, tasks, kept, promised }) => [
        responsible?.id,
        tasks.map(({ taskId }) => taskId),
        `${kept} of ${promised}`,
      ]),
    ).toEqual([
      ['ana', ['kept', 'missed'], '1 of 2'],
      ['luis', ['missed'], '0 of 1'],
    ]);
  });

  it('names the work that should be done by now, the longest late first, and none of what is done', () => {
    expect(projectState(entered, WEDNESDAY)!.late).toEqual([
      {
        ...{ id: 'missed', code: '2', text: 'Losa', lastDay: '2026-03-03', daysLate: 1 },
        responsibles: ['luis Pérez', 'ana Pérez'],
      },
    ]);
    const later = projectState(closed, '2026-03-12')!.late;
    expect(later.map(({ id, daysLate }) => [id, daysLate])).toEqual([
      ['missed', 9],
      ['idle', 1],
    ]);
  });

  it('is none of a project without work, or whose work is all done', () => {
    expect(projectState(termPlan({ tasks: [] }), WEDNESDAY)).toBeNull();
    expect(projectState(done, WEDNESDAY)).toBeNull();
  });
});
