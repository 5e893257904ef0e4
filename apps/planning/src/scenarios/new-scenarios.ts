import { scenarioDiscarded } from '@plomada/contracts';
import { asScenario, scenarioPlanId } from '@plomada/domain';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { CheckpointsRepository } from '../plans/checkpoints.repository';
import { PlanSummariesRepository } from '../plans/plan-summaries.repository';
import { PlanStore } from '../plans/plan-store';
import { PLAN_KEPT_IN } from '../purge/forget-project';
import { type ScenarioDocument, ScenariosRepository } from './scenarios.repository';

/** The plans of scenarios, made of the live one and let go again. */
@Injectable()
export class NewScenarios {
  constructor(
    private readonly scenarios: ScenariosRepository,
    private readonly checkpoints: CheckpointsRepository,
    private readonly summaries: PlanSummariesRepository,
    private readonly plans: PlanStore,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /**
   * Copies the live plan as it is now, with all that has happened. The plan is there before anybody finds it in the list; one that
   * nobody will find, because its name was taken meanwhile, goes again. Refuses with NOT_FOUND, SCENARIO_NAME_TAKEN or SCENARIOS_FULL.
   */
  async make(
    projectId: string,
    name: string,
    createdBy: ScenarioDocument['createdBy'],
  ): Promise<ScenarioDocument> {
    const { plan, seq, updatedAt } = await this.plans.newest(projectId);
    await this.scenarios.freeSlot(projectId, name);
    const scenarioId = randomBytes(5).toString('hex');
    const planId = scenarioPlanId(projectId, scenarioId);
    const createdAt = new Date().toISOString();
    await this.checkpoints.keep(planId, { plan: asScenario(plan, seq), seq: 0, at: createdAt });
    await this.summaries.create(planId, createdAt);
    try {
      const base = { seq, at: updatedAt };
      return await this.scenarios.add({ projectId, scenarioId, name, createdAt, createdBy, base });
    } catch (error) {
      await this.forget(planId);
      throw error;
    }
  }

  /** Lets go of a scenario's plan. Without its checkpoints there is none: they go first. */
  async forget(planId: string): Promise<void> {
    for (const kept of PLAN_KEPT_IN) await this.connection.collection(kept).deleteMany({ projectId: planId });
    this.plans.forget(planId);
  }

  /** Other processes may have it in memory. */
  @OnEvent(scenarioDiscarded, { queue: 'each' })
  onDiscarded({ planId }: { readonly planId: string }): void {
    this.plans.forget(planId);
  }
}
