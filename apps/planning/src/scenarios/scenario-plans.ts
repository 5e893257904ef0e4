import { type DecisionContext, scenarioPlanId } from '@plomada/domain';
import { AppFailure, notFound } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { CheckpointsRepository } from '../plans/checkpoints.repository';
import { PlanStore } from '../plans/plan-store';
import { ScenariosRepository } from './scenarios.repository';

type Supply = NonNullable<DecisionContext['scenario']>;
type Supplied = NonNullable<ReturnType<Supply>>;

export const ADOPTION = 'ADOPT_SCENARIO';
const NOTHING: Supply = () => null;

/** Scenarios with their plans, as they were copied and as they are now. */
@Injectable()
export class ScenarioPlans {
  constructor(
    private readonly scenarios: ScenariosRepository,
    private readonly checkpoints: CheckpointsRepository,
    private readonly plans: PlanStore,
  ) {}

  /** Refuses with SCENARIO_GONE. */
  async of(projectId: string, scenarioId: string): Promise<Supplied> {
    await this.scenarios.find(projectId, scenarioId);
    const planId = scenarioPlanId(projectId, scenarioId);
    const [base, { plan, seq }] = await Promise.all([
      this.checkpoints.first(planId),
      this.plans.newest(planId),
    ]);
    if (!base) throw notFound('SCENARIO_GONE');
    return { base: base.plan, plan, seq };
  }

  /** The scenario that an adoption names, ready for a decision that cannot wait. Other actions get none. */
  async forAction(
    projectId: string,
    { type, payload }: { type: string; payload?: unknown },
  ): Promise<Supply> {
    const wanted = type === ADOPTION ? (payload as { scenarioId?: unknown } | null)?.scenarioId : null;
    if (typeof wanted !== 'string') return NOTHING;
    const found = await this.ifThere(projectId, wanted);
    return (scenarioId) => (scenarioId === wanted ? found : null);
  }

  private async ifThere(projectId: string, scenarioId: string): Promise<Supplied | null> {
    try {
      return await this.of(projectId, scenarioId);
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'notFound') return null;
      throw error;
    }
  }
}
