import { checkProposal, type SubmittedAction } from '@plomada/contracts';
import { groundOf, notProposedRefusal, type ProposedAction, proposalSubject } from '@plomada/domain';
import { conflict, HandleRpc, invalid } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LogRepository } from '../log/log.repository';
import { PlanStore } from '../plans/plan-store';
import { DecideAction } from './decide-action';
import { refuseOversized } from './refuse-oversized';

type Request = z.output<typeof checkProposal.request>;
type Response = z.input<typeof checkProposal.response>;

/** Whoever may accept. Nothing is written in their name. */
const SOME_ADMIN: SubmittedAction['acceptedBy'] = {
  userId: 'some-admin',
  name: '',
  firstName: '',
  lastName: '',
  roles: ['projectAdmin'],
};

/** Spares administrators what nobody could accept: a proposal is decided when it is made, and once more when it is accepted. */
@Controller()
export class CheckProposalController {
  constructor(
    private readonly plans: PlanStore,
    private readonly log: LogRepository,
    private readonly decider: DecideAction,
  ) {}

  @HandleRpc(checkProposal)
  async check(proposed: Request): Promise<Response> {
    refuseOversized(proposed.action);
    const newest = await this.plans.newest(proposed.projectId);
    const outcome = await this.decider.decide({ ...proposed, acceptedBy: SOME_ADMIN }, newest);
    if (!outcome.ok) throw outcome.failure;
    const action = proposed.action as ProposedAction;
    const refusal = notProposedRefusal(newest.plan, action, proposed.actor);
    if (refusal) throw invalid(refusal.code);
    // Under an id that the log has already it could never be accepted.
    if (await this.log.ofAction(proposed.projectId, proposed.id)) throw conflict('ACTION_ID_TAKEN');
    return {
      seq: newest.seq,
      at: newest.updatedAt,
      ground: groundOf(newest.plan, action),
      subject: proposalSubject(newest.plan, action),
    };
  }
}
