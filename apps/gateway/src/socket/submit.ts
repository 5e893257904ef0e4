import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  announceClose,
  CLOSE_ANNOUNCEMENTS,
  type CloseAnnouncement,
  type DoAction,
  isCloseAnnouncement,
  planQueueOf,
  type Session,
  submitAction,
} from '@plomada/contracts';
import { ACTIONS, allows, type ActionDefinition, isScenarioId, type Role } from '@plomada/domain';
import {
  afterSending,
  CONFIG,
  forbidden,
  invalid,
  noteSpan,
  RpcClient,
  tooLarge,
} from '@plomada/service-kit';
import { Access } from '../access/access';
import { actorOf } from '../access/actor-of';
import type { GatewayConfig } from '../config';
import { Identify } from './identify';
import { RunningCloses } from './running-closes';
import type { PlanSocket } from './socket-server';
import { SentSeqs } from './sent-seqs';

export interface Applied {
  readonly projectUpdatedAt: string;
  readonly seq: number;
  /** The plan was so already: nothing was written. */
  readonly unchanged?: true;
}

/** Brings an action to the one writer of its plan, after everything that can be refused without the plan. */
@Injectable()
export class Submit {
  private readonly logger = new Logger(Submit.name);

  constructor(
    private readonly identify: Identify,
    private readonly access: Access,
    private readonly told: SentSeqs,
    private readonly closes: RunningCloses,
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async execute(socket: PlanSocket, message: DoAction): Promise<Applied> {
    const session = await this.identify.execute(socket, message.token);
    const { roles } = await this.access.toPlan(session, message.project, 'viewProject');
    const { type } = message.action;
    if (isScenarioId(message.project) && isCloseAnnouncement(type)) throw invalid('SCENARIO_LIVE_ONLY');
    const baseSeq = this.baseOf(socket, message);
    if (isCloseAnnouncement(type))
      return this.announce(socket, { ...message, baseSeq }, session, roles, type);
    const definition = ACTIONS.get(type);
    if (!definition) throw invalid('ACTION_UNKNOWN', { type });
    refuseEarly(definition, message.action.payload, roles);
    const queue = planQueueOf(message.project, this.config.PLAN_QUEUES);
    const answer = await this.rpc.callQueue(queue, submitAction, {
      id: message.id,
      projectId: message.project,
      when: message.when,
      action: message.action,
      baseSeq,
      baseAt: message.baseAt,
      actor: actorOf(session, roles),
    });
    const { projectUpdatedAt, seq, unchanged } = answer;
    noteSpan({ 'plomada.project': message.project, 'plomada.action': type, 'plomada.seq': seq });
    void this.log({ msg: 'answered', user: session.user.id, project: message.project, type, seq });
    return { projectUpdatedAt, seq, ...(unchanged && { unchanged }) };
  }

  /** Who does not say what they had seen was told it by their socket. Refuses who never joined the plan with REQUEST_INVALID. */
  private baseOf(socket: PlanSocket, { project, baseSeq }: DoAction): number {
    const base = baseSeq ?? this.told.last(socket, project);
    if (base !== null) return base;
    throw invalid('REQUEST_INVALID', { path: 'baseSeq', expected: 'a seq, or a plan that was joined' });
  }

  private async log(line: object): Promise<void> {
    await afterSending();
    this.logger.log(line);
  }

  /** Tells the others that a term is being closed, or the plan rolled back. It leaves no trace in the log, so the seq stays what the author saw. */
  private async announce(
    socket: PlanSocket,
    { project, baseSeq, baseAt }: DoAction & { readonly baseSeq: number },
    session: Session,
    roles: readonly Role[],
    type: CloseAnnouncement,
  ): Promise<Applied> {
    const { permission, state } = CLOSE_ANNOUNCEMENTS[type];
    if (!allows(roles, permission)) throw forbidden('ACTION_FORBIDDEN', { permission });
    const actor = actorOf(session, roles);
    await this.rpc.call(announceClose, { projectId: project, actor, type, baseSeq, baseAt });
    if (state === 'start') this.closes.began(socket, project);
    else this.closes.over(socket, project);
    return { projectUpdatedAt: new Date().toISOString(), seq: baseSeq };
  }
}

/** The plan's own service decides again; this spares it what is hopeless. */
function refuseEarly(
  { permission, maxBytes, type }: ActionDefinition,
  payload: unknown,
  roles: readonly Role[],
): void {
  const bytes = Buffer.byteLength(JSON.stringify(payload ?? null));
  if (bytes > maxBytes) throw tooLarge('ACTION_TOO_LARGE', { type, bytes, maxBytes });
  if (!allows(roles, permission)) throw forbidden('ACTION_FORBIDDEN', { permission });
}
