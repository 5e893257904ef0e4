import { defineEvent } from '@plomada/contracts';
import { type INestApplication, Injectable } from '@nestjs/common';
import { backingConfig, describeWithBacking, TcpProxy } from '@plomada/testing';
import { z } from 'zod';
import { EventBus } from '../events/event-bus';
import { OnEvent } from '../events/on-event';
import { HealthRegistry } from '../health/health-registry';
import { RpcClient } from '../rpc/rpc-client';
import { echo, EchoController } from '../testing/echo';
import { start, until } from '../testing/start';
import { OnDemandConnection } from './on-demand-connection';

const EVENTS = 60;
const counted = defineEvent('planning', 'counted', z.object({ n: z.number() }));

@Injectable()
class Counter {
  readonly heard = new Set<number>();

  @OnEvent(counted)
  onCounted({ n }: { n: number }) {
    this.heard.add(n);
  }
}

/** Two ways to one broker stand for its nodes here; how a cluster goes on without one of its own is tried by the convergence run. */
describeWithBacking('a service that is told of two nodes', () => {
  let nodes: [TcpProxy, TcpProxy];
  let app: INestApplication;

  beforeAll(async () => {
    const config = await backingConfig();
    nodes = [await TcpProxy.to(config.RABBITMQ_URL), await TcpProxy.to(config.RABBITMQ_URL)];
    const RABBITMQ_URL = nodes.map(({ url }) => url).join(', ');
    const parts = { rpc: true, controllers: [EchoController], providers: [Counter, OnDemandConnection] };
    app = await start('planning', { ...config, RABBITMQ_URL }, parts);
  });
  afterAll(async () => {
    for (const node of nodes) node.mend();
    await app?.close();
    for (const node of nodes) node.close();
  });

  const isWhole = async (): Promise<boolean> => {
    if (!(await app.get(HealthRegistry).ask()).ready) return false;
    const asked = app.get(RpcClient).call(echo, {}, { timeoutMs: 500 });
    return asked.then(
      ({ here }) => here,
      () => false,
    );
  };

  it('goes on at the other one when either dies, and loses no event that it was told is safe', async () => {
    const safe: number[] = [];
    /** One whose answer a cut took may or may not have been told: the outbox tells it again. */
    const tell = (n: number): Promise<unknown> =>
      app
        .get(EventBus)
        .publish(counted, { n })
        .then(() => safe.push(n))
        .catch(() => undefined);
    const [one, other] = nodes;
    for (const [dead, place] of [
      [one, 1],
      [other, 2],
      [one, 3],
    ] as const) {
      const told = Array.from({ length: EVENTS }, (_, n) => tell(place * EVENTS + n));
      dead.cut();
      await Promise.all(told);
      await until(isWhole);
      await app.get(EventBus).publish(counted, { n: -place });
      safe.push(-place);
      await app.get(OnDemandConnection).use((connection) => connection.createChannel());
      dead.mend();
    }
    expect(safe).toEqual(expect.arrayContaining([-1, -2, -3]));
    await until(() => safe.every((n) => app.get(Counter).heard.has(n)));
  });
});
