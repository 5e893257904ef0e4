import { queuesInOrder } from './queues-in-order';

const queue = (name: string, waiting: number, consumers: number, growth: number | null = 0) => ({
  ...{ name, waiting, consumers, growth },
});

describe('queues', () => {
  it('stand first when nobody consumes them, they grow, or they hold dead letters', () => {
    const order = queuesInOrder([
      queue('auth', 0, 1),
      queue('planning.plan.1', 9, 1, -3),
      queue('planning.plan.2', 4, 1, 2),
      queue('reports', 0, 0),
      queue('reports.dead', 7, 0),
      queue('auth.dead', 0, 0),
    ]);
    expect(order.map(({ name }) => name)).toEqual([
      ...['reports.dead', 'planning.plan.2', 'reports'],
      ...['planning.plan.1', 'auth', 'auth.dead'],
    ]);
  });
});
