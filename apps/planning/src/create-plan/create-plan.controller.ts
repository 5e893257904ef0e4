import { createPlan as createPlanContract } from '@plomada/contracts';
import { addRow, copiedPlan, createPlan, evolve, type Plan } from '@plomada/domain';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CheckpointsRepository } from '../plans/checkpoints.repository';
import { PlanSummariesRepository } from '../plans/plan-summaries.repository';
import { PlanStore } from '../plans/plan-store';

type Request = z.output<typeof createPlanContract.request>;
type Response = z.output<typeof createPlanContract.response>;

const FIRST_TERM = 'term-1';

@Controller()
export class CreatePlanController {
  constructor(
    private readonly checkpoints: CheckpointsRepository,
    private readonly summaries: PlanSummariesRepository,
    private readonly plans: PlanStore,
  ) {}

  /** The checkpoint at seq 0 is the plan: what comes again finds it there and changes nothing. */
  @HandleRpc(createPlanContract)
  async create({ projectId, settings, responsibles, copyOf }: Request): Promise<Response> {
    const at = new Date().toISOString();
    const plan =
      copyOf === undefined
        ? blankPlan(settings, responsibles)
        : copiedPlan((await this.plans.newest(copyOf)).plan, settings, responsibles, FIRST_TERM);
    await this.checkpoints.keep(projectId, { plan, seq: 0, at });
    await this.summaries.create(projectId, at);
    return { seq: (await this.plans.newest(projectId)).seq };
  }
}

function blankPlan(settings: Request['settings'], responsibles: Request['responsibles']): Plan {
  const added = responsibles.map((responsible) => addRow('responsibles', responsible));
  return evolve(createPlan(settings, FIRST_TERM), added);
}
