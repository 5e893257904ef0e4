import { validateTasks, validateTermTasks, type ValidationAnswer } from '@plomada/contracts';
import { closeProblems, differingClaims, differingInTerm, openTerm } from '@plomada/domain';
import { HandleRpc, invalid } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PlanStore } from '../plans/plan-store';
import type { WarmPlan } from '../plans/warm-plan';

type TermRequest = z.output<typeof validateTermTasks.request>;
type TasksRequest = z.output<typeof validateTasks.request>;

/** Stages 3 and 4 of the close: what a client believes, against the record. */
@Controller()
export class ValidateCloseController {
  constructor(private readonly plans: PlanStore) {}

  @HandleRpc(validateTermTasks)
  async termTasks({ projectId, termId, data }: TermRequest): Promise<ValidationAnswer> {
    const warm = await this.plans.newest(projectId);
    if (openTerm(warm.plan).id !== termId) throw invalid('TERM_NOT_OPEN');
    return answer(warm, differingInTerm(warm.plan, data));
  }

  @HandleRpc(validateTasks)
  async tasks({ projectId, data }: TasksRequest): Promise<ValidationAnswer> {
    const warm = await this.plans.newest(projectId);
    return answer(warm, differingClaims(warm.plan, data));
  }
}

function answer({ plan, seq }: WarmPlan, differingIds: readonly string[]): ValidationAnswer {
  const { missingResponsible, missingCauses } = closeProblems(plan);
  const found = [differingIds, missingResponsible, missingCauses];
  return {
    status: true,
    valid: found.every((ids) => ids.length === 0),
    seq,
    data: {
      differing: [...differingIds],
      missingResponsible: [...missingResponsible],
      missingCauses: [...missingCauses],
    },
  };
}
