import { Table } from '../../plan/table';
import { after, refusalOf, specResponsible, termPlan } from '../testing/decide';

const plan = {
  ...termPlan({ tasks: [{ id: 'A', responsibles: ['ana', 'left'] }, { id: 'B' }] }),
  responsibles: Table.of([specResponsible('ana'), specResponsible('left', { isActive: false })]),
};
const assign = (mode: string, person: string): object => ({ taskIds: ['A'], responsibles: [person], mode });

describe('who is responsible for tasks', () => {
  it('cannot become one who is inactive, or not there', () => {
    expect(refusalOf(plan, 'ASSIGN_RESPONSIBLES', assign('add', 'nobody'))).toEqual({
      code: 'RESPONSIBLE_UNKNOWN',
      rows: ['nobody'],
    });
    const others = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('A')!, responsibles: ['ana'] }]) };
    expect(refusalOf(others, 'ASSIGN_RESPONSIBLES', assign('add', 'left'))).toEqual({
      code: 'RESPONSIBLE_INACTIVE',
      params: { name: 'left Pérez' },
      rows: ['left'],
    });
  });

  it('can be let go of when inactive, by whole branches at once', () => {
    const payload = { ...assign('remove', 'left'), taskIds: ['A', 'B'] };
    const changed = after(plan, 'ASSIGN_RESPONSIBLES', payload);
    expect(changed.tasks.get('A')!.responsibles).toEqual(['ana']);
  });
});
