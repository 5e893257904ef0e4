import { validateTasks, validateTermTasks, type ValidationAnswer } from '@plomada/contracts';
import { closeProblems, openTerm, type Plan, termMembers, treeOf } from '@plomada/domain';
import { HandleRpc, invalid } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PlanStore } from '../plans/plan-store';
import type { WarmPlan } from '../plans/warm-plan';

type TermRequest = z.output<typeof validateTermTasks.request>;
type TasksRequest = z.output<typeof validateTasks.request>;
type Claim = TasksRequest['data'][number];

/** Stages 3 and 4 of the close: what a client believes, against the record. */
@Controller()
export class ValidateCloseController {
  constructor(private readonly plans: PlanStore) {}

  /** Every member of the term must be claimed: one that the client does not know of differs too. */
  @HandleRpc(validateTermTasks)
  async termTasks({ projectId, termId, data }: TermRequest): Promise<ValidationAnswer> {
    const warm = await this.plans.newest(projectId);
    if (openTerm(warm.plan).id !== termId) throw invalid('TERM_NOT_OPEN');
    const claimed = new Set(data.map(({ taskId }) => taskId));
    const unclaimed = termMembers(warm.plan).leaves.filter((id) => !claimed.has(id));
    return answer(warm, [...differing(warm.plan, data), ...unclaimed]);
  }

  @HandleRpc(validateTasks)
  async tasks({ projectId, data }: TasksRequest): Promise<ValidationAnswer> {
    const warm = await this.plans.newest(projectId);
    return answer(warm, differing(warm.plan, data));
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

/** A summary's progress follows from its children on both sides: only its being there is compared. */
function differing(plan: Plan, claims: readonly Claim[]): string[] {
  const tree = treeOf(plan);
  return claims
    .filter(({ taskId, progress, commitment }) => {
      const task = plan.tasks.get(taskId);
      if (!task) return true;
      return tree.isLeaf(taskId) && (task.progress !== progress || task.commitment !== commitment);
    })
    .map(({ taskId }) => taskId);
}
