import { validateTasks, validateTermTasks, type ValidationAnswer } from '@plomada/contracts';
import { closeProblems, differingFromSnapshot, differingInTerm, openTerm } from '@plomada/domain';
import { HandleRpc, invalid } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PlanStore } from '../plans/plan-store';
import type { CachedPlan } from '../plans/cached-plan';

type TermRequest = z.output<typeof validateTermTasks.request>;
type TasksRequest = z.output<typeof validateTasks.request>;

/** Stages 3 and 4 of the close: what a client believes, against the record. */
@Controller()
export class ValidateCloseController {
  constructor(private readonly plans: PlanStore) {}

  @HandleRpc(validateTermTasks)
  async termTasks({ projectId, termId, data }: TermRequest): Promise<ValidationAnswer> {
    const cached = await this.plans.newest(projectId);
    if (openTerm(cached.plan).id !== termId) throw invalid('TERM_NOT_OPEN');
    return answer(cached, differingInTerm(cached.plan, data));
  }

  @HandleRpc(validateTasks)
  async tasks({ projectId, data }: TasksRequest): Promise<ValidationAnswer> {
    const cached = await this.plans.newest(projectId);
    return answer(cached, differingFromSnapshot(cached.plan, data));
  }
}

function answer({ plan, seq }: CachedPlan, differingIds: readonly string[]): ValidationAnswer {
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
