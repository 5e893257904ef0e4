import { after, specResponsible, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { promisesAtClose } from './own-promises';

const CAUSE = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
const entered = (
  [
    ['SET_COMMITMENT', { taskId: 'kept', commitment: 1 }],
    ['SET_PROGRESS', { taskId: 'kept', progress: 1 }],
    ['SET_COMMITMENT', { taskId: 'missed', commitment: 0.8 }],
    ['ADD_CAUSE', { taskId: 'missed', ...CAUSE }],
  ] as const
).reduce(
  (plan: Plan, [type, payload]) => after(plan, type, payload),
  termPlan({
    tasks: [
      { id: 'kept', text: 'Muro', duration: 3 },
      { id: 'missed', text: 'Losa', duration: 2, responsibles: ['luis', 'ana'] },
      { id: 'idle', text: 'Viga', duration: 8 },
    ],
  }),
);
const closed = after(entered, 'CLOSE_TERM_V2', { termId: 'term-1' });
const told = (plan: Plan, termId: string) =>
  promisesAtClose(plan, termId).map(({ responsible, kept, promised }) => [responsible?.id, kept, promised]);

describe('what each promised and kept in a closed term', () => {
  it('is as the close recorded it, whatever is edited afterwards', () => {
    const expected = [
      ['ana', 1, 2],
      ['luis', 0, 1],
    ];
    expect(told(closed, 'term-1')).toEqual(expected);
    const later = after(closed, 'ASSIGN_RESPONSIBLES', { taskIds: ['missed'], responsibles: ['luis'] });
    expect(told(later, 'term-1')).toEqual(expected);
  });

  it('names nobody who is no more of the plan', () => {
    const left = { ...closed, responsibles: Table.of([specResponsible('luis')]) };
    expect(told(left, 'term-1')).toEqual([
      ['luis', 0, 1],
      [undefined, 1, 1],
    ]);
  });

  it('is nothing while the term is open, or open again, or of a term that is none', () => {
    expect(told(entered, 'term-1')).toEqual([]);
    const reopened = after(closed, 'REOPEN_TERM', {
      termId: 'term-1',
      reason: 'Faltaba registrar un avance',
    });
    expect(told(reopened, 'term-1')).toEqual([]);
    expect(told(closed, 'nothing')).toEqual([]);
  });
});
