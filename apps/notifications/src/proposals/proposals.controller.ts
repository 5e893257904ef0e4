import { acceptProposal, propose, rejectProposal } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AcceptProposal } from './accept-proposal';
import { Propose } from './propose';
import { RejectProposal } from './reject-proposal';

@Controller()
export class ProposalsController {
  constructor(
    private readonly proposing: Propose,
    private readonly accepting: AcceptProposal,
    private readonly rejecting: RejectProposal,
  ) {}

  @HandleRpc(propose)
  async propose(proposed: z.output<typeof propose.request>) {
    await this.proposing.execute(proposed);
    return {};
  }

  @HandleRpc(acceptProposal)
  async accept(accepted: z.output<typeof acceptProposal.request>) {
    return { seq: await this.accepting.execute(accepted) };
  }

  @HandleRpc(rejectProposal)
  async reject(rejected: z.output<typeof rejectProposal.request>) {
    await this.rejecting.execute(rejected);
    return {};
  }
}
