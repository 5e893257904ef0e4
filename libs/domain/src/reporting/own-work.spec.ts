import { specResponsible } from '../actions/testing/decide';
import { createPlan, defaultSettings } from '../plan/create';
import { newTask } from '../plan/new-task';
import type { Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { ownWork } from './own-work';

const DAYS = { start: '2026-03-02', end: '2026-03-07', duration: 5 } as const;
const restriction = (id: string, values: Partial<Restriction>): Restriction => ({
  ...{ id, taskIds: ['wall'], family: 'Materiales', type: 1, detail: id, comments: '', responsible: null },
  ...{ created: '2026-02-20', commited: null, required: '2026-03-01', released: null, releasedTerm: null },
  inProcess: false,
  ...values,
});
const PLAN = {
  ...createPlan(defaultSettings('Torre', '2026-03-02'), 'term-1'),
  responsibles: Table.of([
    specResponsible('ana', { userId: 'u-ana' }),
    specResponsible('ana-before', { userId: 'u-ana', isActive: false }),
    specResponsible('luis', { userId: 'u-luis', role: 'admin' }),
    specResponsible('nobody', { userId: null }),
  ]),
  tasks: Table.of([
    newTask({ id: 'tower', text: 'Torre', index: 0, ...DAYS, responsibles: ['ana'] }),
    newTask({ id: 'wall', parent: 'tower', text: 'Muro', index: 0, ...DAYS, responsibles: ['ana', 'luis'] }),
    newTask({
      id: 'slab',
      parent: 'tower',
      text: 'Losa',
      index: 1,
      ...DAYS,
      responsibles: ['luis'],
      progress: 1,
    }),
    newTask({ id: 'old', parent: 'tower', text: 'Zanja', index: 2, ...DAYS, responsibles: ['ana-before'] }),
    newTask({ id: 'free', parent: 'tower', text: 'Pintura', index: 3, ...DAYS, responsibles: ['nobody'] }),
  ]),
  restrictions: Table.of([
    restriction('hers', { responsible: 'ana' }),
    restriction('released', { responsible: 'ana', released: '2026-02-28' }),
    restriction('his', { responsible: 'luis' }),
    restriction('of-nobody', {}),
  ]),
};
const own = (userId: string) => {
  const { tasks, restrictions } = ownWork(PLAN, { userId });
  return { tasks: tasks.map(({ id }) => id), restrictions: restrictions.map(({ id }) => id) };
};

describe('own work', () => {
  it('is the work that somebody is named on, and what is theirs to release', () => {
    expect(own('u-ana')).toEqual({ tasks: ['wall'], restrictions: ['hers'] });
  });

  it('of who may work on everything is what they are named on alone, done or not', () => {
    expect(own('u-luis')).toEqual({ tasks: ['wall', 'slab'], restrictions: ['his'] });
  });

  it('of others is nothing, nor what has nobody', () => {
    expect(own('u-eva')).toEqual({ tasks: [], restrictions: [] });
  });
});
