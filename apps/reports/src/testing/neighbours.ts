import { getPlan, planChanged, reportsComputed } from '@plomada/contracts';
import { createPlan, defaultSettings, type PlanDocument, toDocument } from '@plomada/domain';
import {
  createService,
  EventBus,
  HandleRpc,
  KitModule,
  notFound,
  OnEvent,
  RpcClient,
} from '@plomada/service-kit';
import { type backingConfig, freePort } from '@plomada/testing';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';

type Config = Awaited<ReturnType<typeof backingConfig>>;
type PlanAnswer = z.output<typeof getPlan.response>;

/** What reports needs around it: planning's answers and events, and an ear for its own. */
@Controller()
export class Neighbours {
  readonly plans = new Map<string, { plan: PlanDocument; seq: number }>();
  readonly computed: z.output<typeof reportsComputed.payload>[] = [];
  reads = 0;

  constructor(
    readonly rpc: RpcClient,
    readonly events: EventBus,
  ) {}

  @HandleRpc(getPlan)
  async getPlan({ projectId }: z.output<typeof getPlan.request>): Promise<PlanAnswer> {
    this.reads++;
    const known = this.plans.get(projectId);
    if (!known) throw notFound('NOT_FOUND');
    return { ...known, updatedAt: '2026-03-02T12:00:00.000Z' };
  }

  @OnEvent(reportsComputed, { queue: 'each' })
  onComputed(told: z.output<typeof reportsComputed.payload>): void {
    this.computed.push(told);
  }

  /** The plan comes to a seq, and planning says so. */
  async edit(projectId: string, seq: number, name = 'Torre'): Promise<void> {
    const settings = defaultSettings(name, '2026-03-02');
    this.plans.set(projectId, { plan: toDocument(createPlan(settings, 'term-1')), seq });
    await this.events.publish(planChanged, { projectId, seq }, { id: `${projectId}:${seq}` });
  }
}

export async function startNeighbours(backing: Config) {
  const config = { ...backing, SERVICE_PORT: await freePort() };
  @Module({ imports: [KitModule.forRoot({ name: 'planning', config })], controllers: [Neighbours] })
  class NeighboursModule {}
  const app = await createService({ name: 'planning', module: NeighboursModule, config, rpc: true });
  return { neighbours: app.get(Neighbours), close: () => app.close() };
}
