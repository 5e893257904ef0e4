import { acceptProposal, planQueueOf, rolesOf, submitAction, type SubmitAnswer } from '@plomada/contracts';
import { allows } from '@plomada/domain';
import { AppFailure, conflict, notFound, RpcClient } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { config } from '../config';
import { abandonedBefore } from './abandoned-before';
import { DecisionTold } from './decision-told';
import { ProposalMetrics } from './proposal-metrics';
import { ProposalRepository } from './proposal.repository';
import type { StoredProposal, Taken } from './proposal.schema';
import { WaitingTold } from './waiting-told';

type Request = z.output<typeof acceptProposal.request>;

/** Less than the gateway waits, so that it hears what became of it. */
const PLANNING_PATIENCE_MS = 15_000;

/**
 * Brings what was proposed into the plan, in the name of who proposed it, as what they may be there by now. The action has the proposal's id:
 * however often and by however many it is brought, the plan has it once.
 */
@Injectable()
export class AcceptProposal {
  private readonly logger = new Logger(AcceptProposal.name);

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly rpc: RpcClient,
    private readonly told: DecisionTold,
    private readonly waiting: WaitingTold,
    private readonly metrics: ProposalMetrics,
  ) {}

  /** Refuses with PROPOSAL_GONE, PROPOSAL_BEING_DECIDED, PROPOSER_GONE or the plan's own codes; see `acceptProposal`. */
  async execute({ projectId, id, by, seen }: Request): Promise<number> {
    const taken = { id: randomUUID(), at: new Date(), by, seen };
    const proposal = await this.proposals.take({ projectId, id }, 'accepted', taken, abandonedBefore());
    if (proposal) return this.finish(proposal, taken);
    const known = await this.proposals.find({ projectId, id });
    if (known?.seq !== undefined && known.acceptedBy === by.userId) return known.seq;
    if (known?.status === 'pending' || known?.status === 'accepted') throw conflict('PROPOSAL_BEING_DECIDED');
    throw notFound('PROPOSAL_GONE');
  }

  /** Does what follows from an acceptance, again where somebody has begun it. A proposal that the plan refuses waits as before. */
  async finish(proposal: StoredProposal, taken: Taken): Promise<number> {
    const { projectId, id } = proposal;
    const about = { project: projectId, action: id, type: proposal.action.type, by: taken.by.userId };
    try {
      const { seq } = await this.submit(proposal, taken);
      await this.told.accepted(proposal, taken, seq);
      await this.waiting.over(proposal);
      await this.proposals.settle(proposal, { seq, acceptedBy: taken.by.userId });
      this.metrics.proposals.inc({ outcome: 'accepted', code: '' });
      this.logger.log({ msg: 'accepted', ...about, seq });
      return seq;
    } catch (error) {
      const code = error instanceof AppFailure ? error.code : 'INTERNAL';
      const refused = isRefusal(error);
      // Of what got no answer nobody knows whether the plan has it: it is brought once more.
      if (refused) await this.proposals.giveBack(proposal);
      this.metrics.proposals.inc({ outcome: refused ? 'refused' : 'unfinished', code });
      this.logger.warn({ msg: refused ? 'refused by the plan' : 'acceptance not finished', ...about, code });
      throw error;
    } finally {
      await this.told.changed(projectId);
    }
  }

  private async submit(proposal: StoredProposal, { by, seen }: Taken): Promise<SubmitAnswer> {
    const { projectId, id, when, action, actor, baseSeq, baseAt } = proposal;
    const { roles } = await this.rpc.call(rolesOf, { userId: actor.userId, projectId });
    if (!allows(roles, 'recordProgress')) throw conflict('PROPOSER_GONE');
    const base =
      seen?.baseSeq === undefined ? { baseSeq, baseAt } : { baseSeq: seen.baseSeq, baseAt: seen.baseAt };
    return this.rpc.callQueue(
      planQueueOf(projectId, config.PLAN_QUEUES),
      submitAction,
      { id, projectId, when, action, ...base, actor: { ...actor, roles }, acceptedBy: by },
      { timeoutMs: PLANNING_PATIENCE_MS },
    );
  }
}

/** Whether it was answered for good: nothing was done, and nothing will be. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppFailure && error.kind !== 'unavailable' && error.kind !== 'internal';
}
