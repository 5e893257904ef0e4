import { Injectable, Module, type INestApplication } from '@nestjs/common';
import {
  type DeadLettersAnswer,
  defineEvent,
  type JobsAnswer,
  type ProcessesAnswer,
  type QueuesAnswer,
} from '@plomada/contracts';
import { createService, EventBus, KitModule, OnEvent } from '@plomada/service-kit';
import { describeWithBacking, eventually, freePort } from '@plomada/testing';
import { Queue, Worker } from 'bullmq';
import request from 'supertest';
import { z } from 'zod';
import { PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

const happened = defineEvent('planning', 'happened', z.object({ n: z.number(), newPassword: z.string() }));

/** Handles nothing until it is told that it may. */
@Injectable()
class Listener {
  readonly handled: number[] = [];
  works = false;

  @OnEvent(happened, { retries: 1 })
  on({ n }: { n: number }) {
    if (!this.works) throw new Error('cannot');
    this.handled.push(n);
  }
}

describeWithBacking('the operators', () => {
  let gateway: RunningGateway;
  let worker: INestApplication;

  beforeAll(async () => {
    gateway = await RunningGateway.start();
    worker = await startWorker();
  });
  afterAll(async () => {
    await worker?.close();
    await gateway?.stop();
  });

  async function startWorker(): Promise<INestApplication> {
    const config = { ...gateway.config, SERVICE_PORT: await freePort() };
    const name = 'reports-worker';
    @Module({ imports: [KitModule.forRoot({ name, config })], providers: [Listener] })
    class WorkerModule {}
    return createService({ name, module: WorkerModule, config });
  }

  type Name = keyof RunningGateway['world']['people'];
  const as = (name: Name) => `Bearer ${gateway.world.people[name].token}`;
  const get = (part: string, name: Name = 'root') =>
    request(gateway.url).get(`/api/operations/${part}`).set('authorization', as(name));
  const post = (part: string, body: object, name: Name = 'root') =>
    request(gateway.url).post(`/api/operations/${part}`).set('authorization', as(name)).send(body);
  const read = async <T>(part: string): Promise<T> => (await get(part).expect(200)).body as T;

  it.each([
    ['who administers a business and a project', 'ana'],
    ['who administers a project', 'eva'],
    ['who only looks', 'luis'],
  ] as const)('are nobody else: not %s', async (_who, name) => {
    for (const part of ['processes', 'queues', 'dead_letters', 'jobs', 'mails'])
      await get(part, name).expect(403);
    await post('dead_letters/retry', { app: 'reports' }, name).expect(403);
    await post('dead_letters/drop', { app: 'reports', id: 'x' }, name).expect(403);
    await post('jobs/retry', { queue: 'imports', id: 'x' }, name).expect(403);
    await post('jobs/remove', { queue: 'imports', id: 'x' }, name).expect(403);
    await post('mails/retry', { id: 'x' }, name).expect(403);
    await post('mails/drop', { id: 'x' }, name).expect(403);
  });

  it('see the processes that answer with what they need, those that are missing, and not one that was stopped', async () => {
    const running = await eventually(async () => {
      const answer = await read<ProcessesAnswer>('processes');
      return answer.processes.some(({ name }) => name === 'reports-worker') && answer;
    });
    const gatewayItself = running.processes.find(({ name }) => name === 'gateway');
    expect(gatewayItself).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      checks: { rabbitmq: 'up', redis: 'up' },
    });
    expect(gatewayItself?.memory).toBeGreaterThan(1e7);
    expect(running.missing).toEqual(['imports-worker']);
    await read<QueuesAnswer>('queues');
    await worker.close();
    const after = await eventually(async () => {
      const answer = await read<ProcessesAnswer>('processes');
      return answer.missing.length > 1 && answer;
    });
    expect(after.missing).toEqual(['imports-worker', 'reports-worker']);
    expect(after.processes.map(({ name }) => name)).not.toContain('reports-worker');
    // Its queue is remembered, and stands first: nobody consumes it.
    const queues = await eventually(async () => {
      const answer = await read<QueuesAnswer>('queues');
      const own = answer.queues.find(({ name }) => name === 'reports-worker.on.planning.happened');
      return own?.consumers === 0 && answer.queues;
    });
    expect(queues.findIndex(({ name }) => name.startsWith('reports-worker.on'))).toBeLessThan(
      queues.findIndex(({ name }) => name === 'auth'),
    );
    worker = await startWorker();
  });

  describe('of dead letters', () => {
    const letters = () => read<DeadLettersAnswer>('dead_letters');
    const listed = (...ids: string[]) =>
      eventually(async () => {
        const answer = await letters();
        return ids.every((id) => answer.letters.some((letter) => letter.id === id)) && answer;
      });
    const publish = (id: string, n: number) =>
      worker.get(EventBus).publish(happened, { n, newPassword: 'muy-secreta' }, { id });

    it('see the oldest without their secrets, send one back that is handled then, and drop another for ever', async () => {
      const listener = worker.get(Listener);
      await publish('one', 1);
      await publish('two', 2);
      const { counts, letters: shown } = await listed('one', 'two');
      expect(counts).toContainEqual({ app: 'reports-worker', count: 2 });
      expect(shown.find(({ id }) => id === 'one')).toMatchObject({
        app: 'reports-worker',
        queue: 'reports-worker.on.planning.happened',
        reason: 'rejected',
        event: 'planning.happened',
      });
      expect(JSON.stringify(shown)).not.toContain('muy-secreta');
      listener.works = true;
      const sent = await post('dead_letters/retry', { app: 'reports-worker', id: 'one' }).expect(200);
      expect(sent.body).toEqual({ done: 1 });
      await eventually(() => listener.handled.includes(1));
      await post('dead_letters/drop', { app: 'reports-worker', id: 'two' }).expect(200);
      expect((await letters()).letters).toEqual([]);
      const again = await post('dead_letters/drop', { app: 'reports-worker', id: 'two' }).expect(200);
      expect(again.body).toEqual({ done: 0 });
      expect(listener.handled).toEqual([1]);
    });

    it('send all of an app back, and those that fail again come back once', async () => {
      const listener = worker.get(Listener);
      listener.works = false;
      await publish('three', 3);
      await publish('four', 4);
      await listed('three', 'four');
      const sent = await post('dead_letters/retry', { app: 'reports-worker' }).expect(200);
      expect(sent.body).toEqual({ done: 2 });
      const { letters: back } = await listed('three', 'four');
      expect(back.map(({ event }) => event)).toEqual(['planning.happened', 'planning.happened']);
      listener.works = true;
      await post('dead_letters/retry', { app: 'reports-worker' }).expect(200);
      await eventually(() => listener.handled.includes(3) && listener.handled.includes(4));
      expect((await letters()).letters).toEqual([]);
    });

    it('are told when the app has none', async () => {
      const answer = await post('dead_letters/retry', { app: 'imports-worker' }).expect(409);
      expect(answer.body).toMatchObject({ code: 'QUEUE_GONE' });
    });
  });

  it('see jobs that failed with their project, have one tried again and forget another', async () => {
    const connection = { url: gateway.config.REDIS_URL };
    const prefix = `${gateway.config.PLOMADA_PREFIX}-bull`;
    const queue = new Queue('indicators', { connection, prefix });
    let works = false;
    const done: string[] = [];
    const process = async ({ id }: { id?: string }) => {
      if (!works) throw new Error('the plan does not answer\nand more');
      done.push(id ?? '');
    };
    const jobs = new Worker('indicators', process, { connection, prefix });
    const failing = (jobId: string) => queue.add('compute', { projectId: PROJECT }, { jobId, attempts: 1 });
    await failing('first');
    await failing('second');
    const { queues, failed } = await eventually(async () => {
      const answer = await read<JobsAnswer>('jobs');
      return answer.failed.length === 2 && answer;
    });
    expect(queues.find(({ name }) => name === 'indicators')).toMatchObject({ failed: 2, waiting: 0 });
    expect(failed[0]).toMatchObject({
      ...{ queue: 'indicators', attempts: 1, reason: 'the plan does not answer', projectId: PROJECT },
      projectName: expect.any(String),
    });
    works = true;
    const retried = await post('jobs/retry', { queue: 'indicators', id: 'first' }).expect(200);
    expect(retried.body).toEqual({ done: 1 });
    await eventually(() => done.includes('first'));
    await post('jobs/remove', { queue: 'indicators', id: 'second' }).expect(200);
    expect((await read<JobsAnswer>('jobs')).failed).toEqual([]);
    const again = await post('jobs/retry', { queue: 'indicators', id: 'second' }).expect(200);
    expect(again.body).toEqual({ done: 0 });
    await jobs.close();
    await queue.obliterate({ force: true });
    await queue.close();
  });

  it('may name apps, queues and ids only as there are', async () => {
    await post('dead_letters/retry', { app: 'nobody' }).expect(400);
    await post('jobs/retry', { queue: 'plans', id: 'x' }).expect(400);
    await post('mails/drop', { id: 'x'.repeat(300) }).expect(400);
  });
});
