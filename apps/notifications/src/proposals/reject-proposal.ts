import { rejectProposal } from '@plomada/contracts';
import { allows } from '@plomada/domain';
import { conflict, forbidden, notFound } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { abandonedBefore } from './abandoned-before';
import { DecisionTold } from './decision-told';
import { ProposalMetrics } from './proposal-metrics';
import { ProposalRepository } from './proposal.repository';
import type { StoredProposal, Taken } from './proposal.schema';
import { WaitingTold } from './waiting-told';

type Request = z.output<typeof rejectProposal.request>;

/** Removes what was proposed: an administrator with a word to who proposed it, or these themselves. */
@Injectable()
export class RejectProposal {
  private readonly logger = new Logger(RejectProposal.name);

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly told: DecisionTold,
    private readonly waiting: WaitingTold,
    private readonly metrics: ProposalMetrics,
  ) {}

  /** Refuses with PROPOSAL_GONE, PROPOSAL_BEING_DECIDED, or FORBIDDEN; see `rejectProposal`. */
  async execute({ projectId, id, by, word }: Request): Promise<void> {
    const known = await this.proposals.find({ projectId, id });
    if (!known || known.status === 'settled') throw notFound('PROPOSAL_GONE');
    if (known.actor.userId !== by.userId && !allows(by.roles, 'acceptProposals')) {
      throw forbidden('FORBIDDEN', { permission: 'acceptProposals' });
    }
    const taken = { id: randomUUID(), at: new Date(), by, word };
    const proposal = await this.proposals.take({ projectId, id }, 'rejected', taken, abandonedBefore());
    if (!proposal) throw conflict('PROPOSAL_BEING_DECIDED');
    await this.finish(proposal, taken);
  }

  /** Does what follows from a rejection, again where somebody has begun it. */
  async finish(proposal: StoredProposal, taken: Taken): Promise<void> {
    const { projectId, id, action, actor } = proposal;
    const isWithdrawn = taken.by.userId === actor.userId;
    if (!isWithdrawn) await this.told.rejected(proposal, taken);
    await this.waiting.over(proposal);
    await this.proposals.settle(proposal);
    const outcome = isWithdrawn ? 'withdrawn' : 'rejected';
    this.metrics.proposals.inc({ outcome, code: '' });
    this.logger.log({ msg: outcome, project: projectId, action: id, type: action.type, by: taken.by.userId });
    await this.told.changed(projectId);
  }
}
