import type { Restriction, Responsible, Task } from '../plan/plan';
import { Table } from '../plan/table';
import { noticedRestriction } from './noticed-restriction';

const ANA = { id: 'ana', userId: 'u1', email: 'ana@obra.cl', isActive: true };
const responsibles = Table.of([{ ...ANA, firstName: 'Ana' } as Responsible]);
const tasks = Table.of([{ id: 'wall', text: 'Muro' } as Task]);
const steel = {
  id: 'r1',
  responsible: 'ana',
  detail: 'Acero',
  taskIds: ['gone', 'wall'],
} as unknown as Restriction;
const restrictions = Table.of([
  steel,
  { ...steel, id: 'without-task', taskIds: [] },
  { ...steel, id: 'of-nobody', responsible: null },
  { ...steel, id: 'of-a-stranger', responsible: 'luis' },
]);
const noticed = (one: Parameters<typeof noticedRestriction>[1]) =>
  noticedRestriction({ restrictions, responsibles, tasks }, one);

describe('a restriction that somebody is told of', () => {
  it('is called by its detail and the first of its tasks that is there', () => {
    expect(noticed({ id: 'r1' })).toEqual({ id: 'r1', detail: 'Acero', task: 'Muro', responsible: ANA });
    expect(noticed({ id: 'without-task' })).toMatchObject({ task: '' });
  });

  it('is whose it was when it went, and its detail is known to who tells of it', () => {
    const gone = { responsible: 'ana', taskIds: ['wall'] };
    expect(noticed({ id: 'r9', gone })).toEqual({ id: 'r9', detail: '', task: 'Muro', responsible: ANA });
  });

  it.each(['of-nobody', 'of-a-stranger', 'not-there'])('is told to nobody where it is %s', (id) => {
    expect(noticed({ id })).toBeNull();
  });
});
