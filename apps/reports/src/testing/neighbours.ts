import {
  entriesSince,
  getPlan,
  type LogEntry,
  pictureOf,
  planChanged,
  planAtSeq,
  plannedAtStart,
  projectSummary,
  reportsComputed,
  siblingProjects,
} from '@plomada/contracts';
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
import { Controller, Module, type Type } from '@nestjs/common';
import type { z } from 'zod';

type Config = Awaited<ReturnType<typeof backingConfig>>;
type PlanAnswer = z.output<typeof getPlan.response>;

/** What reports needs around it: planning's answers and events, and an ear for its own. */
@Controller()
export class Neighbours {
  readonly plans = new Map<string, { plan: PlanDocument; seq: number }>();
  /** The same as it stood at each seq, by project and seq. */
  readonly plansAt = new Map<string, z.output<typeof planAtSeq.response>>();
  readonly computed: z.output<typeof reportsComputed.payload>[] = [];
  /** The whole log, by project. */
  readonly entries = new Map<string, readonly LogEntry[]>();
  reads = 0;
  /** What the log says of tasks that begun, by project. */
  readonly planned = new Map<string, Record<string, number>>();
  /** What planning waits for before it answers from the log. */
  logIsRead: () => Promise<void> = async () => undefined;
  private readonly logReads = new Map<string, number>();

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

  /** Two at a time, as answers of a long log are parts of it. */
  @HandleRpc(entriesSince)
  async entriesSince({
    projectId,
    seq,
  }: z.output<typeof entriesSince.request>): Promise<z.output<typeof entriesSince.response>> {
    const log = this.entries.get(projectId) ?? [];
    const rest = log.filter((entry) => entry.seq > seq);
    const at = log.find((entry) => entry.seq === seq)?.at ?? null;
    return { entries: rest.slice(0, 2), more: rest.length > 2, at };
  }

  @HandleRpc(plannedAtStart)
  async plannedAtStart({
    projectId,
  }: z.output<typeof plannedAtStart.request>): Promise<z.input<typeof plannedAtStart.response>> {
    this.logReads.set(projectId, this.logReadsOf(projectId) + 1);
    await this.logIsRead();
    return { planned: this.planned.get(projectId) ?? {} };
  }

  /** How often planning answered from a project's log. */
  logReadsOf(projectId: string): number {
    return this.logReads.get(projectId) ?? 0;
  }

  @HandleRpc(planAtSeq)
  async planAtSeq({
    projectId,
    seq,
  }: z.output<typeof planAtSeq.request>): Promise<z.input<typeof planAtSeq.response>> {
    const known = this.plansAt.get(`${projectId}:${seq}`);
    if (!known) throw notFound('NOT_FOUND');
    return known;
  }

  @OnEvent(reportsComputed, { queue: 'each' })
  onComputed(told: z.output<typeof reportsComputed.payload>): void {
    this.computed.push(told);
  }

  /** The plan comes to a seq, and planning says so. */
  async edit(projectId: string, seq: number, name = 'Torre'): Promise<void> {
    const settings = defaultSettings(name, '2026-03-02');
    await this.come(projectId, seq, toDocument(createPlan(settings, 'term-1')));
  }

  /** The same with a whole plan, and what its log says of the tasks that are begun. */
  async come(
    projectId: string,
    seq: number,
    plan: PlanDocument,
    planned: Record<string, number> = {},
  ): Promise<void> {
    this.plans.set(projectId, { plan, seq });
    this.planned.set(projectId, planned);
    this.plansAt.set(`${projectId}:${seq}`, { plan, planned });
    await this.events.publish(planChanged, { projectId, seq }, { id: `${projectId}:${seq}` });
  }
}

/** What reports needs of the projects service. */
@Controller()
export class ProjectsDouble {
  /** The other projects of the same business. */
  readonly siblings = new Map<string, readonly string[]>();
  /** The firm's picture: its address and its WebP. */
  logo: { readonly url: string; readonly webp: Buffer } | null = null;
  /** What it waits for before it says what a project is. */
  isAsked: () => Promise<void> = async () => undefined;

  @HandleRpc(projectSummary)
  async summary({
    projectId,
  }: z.output<typeof projectSummary.request>): Promise<z.input<typeof projectSummary.response>> {
    await this.isAsked();
    const unknown = { bl: null, realProgress: null, ppc: null, pcr: null, currentTerm: null };
    const texts = { taxNumber: '', phone: '', mail: '', address: '', specialization: '' };
    const lists = { restrictionFamilies: [], cncTypes: [], roles: [], rhythmicUnits: [] };
    return {
      ...{
        id: projectId,
        businessId: 'b',
        name: 'Edificio Los Álamos',
        projectId: 'ALM-01',
        managerName: '',
      },
      ...{ startDate: '2026-03-02', createdAt: '2026-03-02T12:00:00.000Z', lastModified: null },
      ...{ ...unknown, status: 'onPlan', logoURL: null, containerId: null },
      business: {
        ...{ id: 'b', name: 'Constructora Aconcagua', logoURL: this.logo?.url ?? null },
        ...{ ...texts, ...lists },
      },
    };
  }

  @HandleRpc(pictureOf)
  async pictureOf(): Promise<z.input<typeof pictureOf.response>> {
    if (!this.logo) throw notFound('NOT_FOUND');
    return { webp: this.logo.webp.toString('base64') };
  }

  @HandleRpc(siblingProjects)
  async siblingProjects({
    projectId,
  }: z.output<typeof siblingProjects.request>): Promise<z.input<typeof siblingProjects.response>> {
    return { projectIds: [...(this.siblings.get(projectId) ?? [])] };
  }
}

export async function startNeighbours(backing: Config) {
  const planning = await startNeighbour('planning', Neighbours, backing);
  const projects = await startNeighbour('projects', ProjectsDouble, backing);
  return {
    neighbours: planning.get(Neighbours),
    projects: projects.get(ProjectsDouble),
    close: async () => void (await Promise.all([planning.close(), projects.close()])),
  };
}

async function startNeighbour(name: string, controller: Type<unknown>, backing: Config) {
  const config = { ...backing, SERVICE_PORT: await freePort() };
  @Module({ imports: [KitModule.forRoot({ name, config })], controllers: [controller] })
  class NeighbourModule {}
  return createService({ name, module: NeighbourModule, config, rpc: true });
}
