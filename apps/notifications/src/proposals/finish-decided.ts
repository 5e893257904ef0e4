import { withCorrelation } from '@plomada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { config } from '../config';
import { abandonedBefore } from './abandoned-before';
import { AcceptProposal } from './accept-proposal';
import { ProposalRepository } from './proposal.repository';
import type { StoredProposal } from './proposal.schema';
import { RejectProposal } from './reject-proposal';

const MOST_AT_ONCE = 100;

/** Finishes what was decided by a process that died before it was through, or that planning did not answer. */
@Injectable()
export class FinishDecided implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FinishDecided.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly accept: AcceptProposal,
    private readonly reject: RejectProposal,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), config.PROPOSAL_GRACE_SECONDS * 1000);
    this.look();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One look at a time. */
  private look(): void {
    this.running ??= this.finishAll()
      .catch((error: unknown) => this.logger.warn(`decided proposals wait: ${String(error)}`))
      .finally(() => (this.running = null));
  }

  private async finishAll(): Promise<void> {
    for (const proposal of await this.proposals.abandoned(abandonedBefore(), MOST_AT_ONCE)) {
      await withCorrelation(proposal.id, () => this.finish(proposal)).catch((error: unknown) =>
        this.logger.warn(`proposal ${proposal.id} not finished: ${String(error)}`),
      );
    }
  }

  private async finish({ projectId, id, status, taken }: StoredProposal): Promise<void> {
    if (!taken || (status !== 'accepted' && status !== 'rejected')) return;
    const mine = { ...taken, id: randomUUID(), at: new Date() };
    const proposal = await this.proposals.take({ projectId, id }, status, mine, abandonedBefore());
    if (!proposal) return;
    if (status === 'accepted') await this.accept.finish(proposal, mine);
    else await this.reject.finish(proposal, mine);
  }
}
