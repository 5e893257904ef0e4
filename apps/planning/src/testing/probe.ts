import {
  actionApplied,
  closeAnnounced,
  createPlan,
  DEFAULT_PLAN_QUEUES,
  type LogEntry,
  planChanged,
  planDescribed,
  wordsUsed,
  planQueueOf,
  submitAction,
  type SubmitAnswer,
  termClosed,
} from '@plomada/contracts';
import { defaultSettings, type PlanDocument, type Role, WRITTEN_SCHEMA } from '@plomada/domain';
import { EventBus, KitModule, OnEvent, RpcClient } from '@plomada/service-kit';
import type { backingConfig } from '@plomada/testing';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Connection, createConnection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { pack } from '../log/packed';

type Config = Awaited<ReturnType<typeof backingConfig>>;

/** What planning tells everybody, as it arrived. */
@Injectable()
export class Heard {
  readonly applied: z.output<typeof actionApplied.payload>[] = [];
  readonly changed: z.output<typeof planChanged.payload>[] = [];
  readonly described: z.output<typeof planDescribed.payload>[] = [];
  readonly words: z.output<typeof wordsUsed.payload>[] = [];
  readonly closed: z.output<typeof termClosed.payload>[] = [];
  readonly announced: z.output<typeof closeAnnounced.payload>[] = [];

  @OnEvent(actionApplied, { queue: 'each' })
  onApplied(told: z.output<typeof actionApplied.payload>): void {
    this.applied.push(told);
  }

  get entries(): LogEntry[] {
    return this.applied.map(({ entry }) => entry);
  }

  @OnEvent(planChanged, { queue: 'each' })
  onChanged(told: z.output<typeof planChanged.payload>): void {
    this.changed.push(told);
  }

  @OnEvent(planDescribed, { queue: 'each' })
  onDescribed(told: z.output<typeof planDescribed.payload>): void {
    this.described.push(told);
  }

  @OnEvent(wordsUsed, { queue: 'each' })
  onWords(told: z.output<typeof wordsUsed.payload>): void {
    this.words.push(told);
  }

  @OnEvent(termClosed, { queue: 'each' })
  onClosed(told: z.output<typeof termClosed.payload>): void {
    this.closed.push(told);
  }

  @OnEvent(closeAnnounced, { queue: 'each' })
  onAnnounced(told: z.output<typeof closeAnnounced.payload>): void {
    this.announced.push(told);
  }
}

/** Speaks to planning as the gateway does. */
export class Probe {
  private constructor(
    private readonly app: INestApplicationContext,
    readonly rpc: RpcClient,
    readonly events: EventBus,
    readonly heard: Heard,
    readonly database: Connection,
  ) {}

  static async connect(config: Config): Promise<Probe> {
    @Module({ imports: [KitModule.forRoot({ name: 'probe', config })], providers: [Heard] })
    class ProbeModule {}
    const app = await NestFactory.createApplicationContext(ProbeModule, { logger: false });
    const dbName = `${config.PLOMADA_PREFIX}_planning`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    return new Probe(app, app.get(RpcClient), app.get(EventBus), app.get(Heard), database);
  }

  /** A plan that has `document` at seq 0, or no tasks. */
  async plan(document?: PlanDocument): Promise<string> {
    const projectId = `p-${randomUUID()}`;
    if (document) {
      const plan = await pack(JSON.stringify(document));
      const stored = { projectId, seq: 0, at: NOW, schema: WRITTEN_SCHEMA, plan };
      await this.database.collection('checkpoints').insertOne(stored);
    }
    const settings = document?.settings ?? defaultSettings('Torre', '2026-03-02');
    await this.rpc.call(createPlan, { projectId, settings, responsibles: [] });
    return projectId;
  }

  submit(
    projectId: string,
    type: string,
    payload: unknown,
    {
      id = randomUUID(),
      baseSeq = 0,
      baseAt = undefined as string | undefined,
      who = 'ana',
      roles = ['projectAdmin'] as Role[],
      timeoutMs = 20_000,
      when = NOW,
      planQueues = DEFAULT_PLAN_QUEUES,
    } = {},
  ): Promise<SubmitAnswer> {
    const actor = actorOf(who, roles);
    const action = { id, projectId, when, action: { type, payload }, baseSeq, baseAt, actor };
    const queue = planQueueOf(projectId, planQueues);
    return this.rpc.callQueue(queue, submitAction, action, { timeoutMs });
  }

  async close(): Promise<void> {
    await this.database.dropDatabase();
    await this.database.close();
    await this.app.close();
  }
}

export const NOW = '2026-03-02T12:00:00.000Z';

/** Somebody called Pérez. */
export const actorOf = (userId: string, roles: Role[]) => ({
  userId,
  name: `${userId} Pérez`,
  firstName: userId,
  lastName: 'Pérez',
  roles,
});
