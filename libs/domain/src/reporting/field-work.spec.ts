import { after, specContext, specResponsible, termPlan } from '../actions/testing/decide';
import { Table } from '../plan/table';
import { fieldWork } from './field-work';

const LUIS = { userId: 'user-luis' };
const own = { responsibles: ['luis'] };
/** The open term is [2026-03-02, 2026-03-09). */
const plan = termPlan({
  tasks: [
    { id: 'friday', start: '2026-03-06', ...own },
    { id: 'monday', start: '2026-03-02', duration: 5, ...own },
    { id: 'late', start: '2026-02-23', duration: 2, lastProgress: 0.5, progress: 0.5, ...own },
    { id: 'hers', start: '2026-03-02' },
    { id: 'next', start: '2026-03-11', ...own },
    { id: 'afterNext', start: '2026-03-16', ...own },
    { id: 'nextDone', start: '2026-03-10', progress: 1, lastProgress: 1, ...own },
  ],
});
const ids = (of = plan, today = '2026-03-04') => {
  const { now, next } = fieldWork(of, LUIS, today);
  return [now.map(({ id }) => id), next.map(({ id }) => id)];
};

describe('what somebody on site has to do', () => {
  it('is their own work of this term, the delayed first, and of the next', () => {
    expect(ids()).toEqual([['late', 'monday', 'friday'], ['next']]);
  });

  it('is theirs by name, whatever else they may do, and while they are active', () => {
    const admins = specResponsible('luis', { role: 'admin' });
    expect(ids({ ...plan, responsibles: Table.of([admins]) })).toEqual(ids());
    const gone = specResponsible('luis', { isActive: false });
    expect(ids({ ...plan, responsibles: Table.of([gone]) })).toEqual([[], []]);
  });

  it('counts the next term from today where a close is late, and keeps what was done', () => {
    const done = after(plan, 'SET_PROGRESS', { taskId: 'monday', progress: 1 }, specContext());
    expect(ids(done, '2026-03-09')).toEqual([
      ['late', 'monday', 'friday'],
      ['next', 'afterNext'],
    ]);
  });
});
