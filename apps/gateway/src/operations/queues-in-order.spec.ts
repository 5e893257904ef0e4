import { queuesInOrder } from './queues-in-order';

const queue = (name: string, waiting: number, consumers: number, growth: number | null = 0) => ({
  ...{ name, waiting, consumers, growth },
});

describe('queues', () => {
  it('stand first when nobody consumes them or they grow', () => {
    const order = queuesInOrder([
      queue('auth', 0, 1, null),
      queue('planning.plan.1', 90, 1, -30),
      queue('planning.plan.2', 40, 1, 20),
      queue('planning.plan.3', 2, 1, 2),
      queue('reports', 0, 0),
    ]);
    expect(order.map(({ name, needsAttention }) => [name, needsAttention])).toEqual([
      ['planning.plan.2', true],
      ['reports', true],
      ['planning.plan.1', false],
      ['planning.plan.3', false],
      ['auth', false],
    ]);
  });
});
