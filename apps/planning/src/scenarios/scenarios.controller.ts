import {
  createScenario,
  discardScenario,
  previewAdoption,
  renameScenario,
  type Scenario,
  scenarioDiscarded,
  scenarioNamed,
  scenarioNames,
  scenarioOf,
  scenariosOf,
} from '@plomada/contracts';
import { movedEnd, planLastDay, projectOfPlan, scenarioOfPlan, scenarioPlanId } from '@plomada/domain';
import { EventBus, HandleRpc, notFound } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LogRepository } from '../log/log.repository';
import { PlanStore } from '../plans/plan-store';
import { previewOf } from './adoption-preview';
import { NewScenarios } from './new-scenarios';
import { ScenarioPlans } from './scenario-plans';
import { type ScenarioDocument, ScenariosRepository } from './scenarios.repository';

type Request<C extends { request: z.ZodType }> = z.output<C['request']>;
type Response<C extends { response: z.ZodType }> = z.output<C['response']>;

/** What is tried out beside a project's live plan. */
@Controller()
export class ScenariosController {
  constructor(
    private readonly scenarios: ScenariosRepository,
    private readonly copies: NewScenarios,
    private readonly tried: ScenarioPlans,
    private readonly plans: PlanStore,
    private readonly log: LogRepository,
    private readonly events: EventBus,
  ) {}

  @HandleRpc(scenariosOf)
  async all({ projectId }: Request<typeof scenariosOf>): Promise<Response<typeof scenariosOf>> {
    const { plan: live } = await this.plans.newest(projectId);
    const found = await this.scenarios.of(projectId);
    const scenarios = await Promise.all(
      found.map(async (document) => {
        const planId = scenarioPlanId(projectId, document.scenarioId);
        const [shown, { plan }, last] = await Promise.all([
          this.shown(document),
          this.plans.newest(planId),
          this.log.newest(planId),
        ]);
        const changed = last && { at: last.at, by: last.actor.name };
        return { ...shown, end: planLastDay(plan), endBy: movedEnd(live, plan)?.by ?? 0, changed };
      }),
    );
    return { scenarios, end: planLastDay(live) };
  }

  @HandleRpc(scenarioNames)
  async names({ projectId }: Request<typeof scenarioNames>): Promise<Response<typeof scenarioNames>> {
    const found = await this.scenarios.of(projectId);
    return {
      scenarios: found.map(({ scenarioId, name }) => ({
        planId: scenarioPlanId(projectId, scenarioId),
        name,
      })),
    };
  }

  @HandleRpc(scenarioOf)
  async one({ planId }: Request<typeof scenarioOf>): Promise<Scenario> {
    const scenarioId = scenarioOfPlan(planId);
    if (scenarioId === null) throw notFound('NOT_FOUND');
    return this.shown(await this.scenarios.find(projectOfPlan(planId), scenarioId));
  }

  @HandleRpc(createScenario)
  async create({ projectId, name, by }: Request<typeof createScenario>): Promise<Scenario> {
    return this.named(await this.copies.make(projectId, name, by));
  }

  @HandleRpc(renameScenario)
  async rename({ projectId, scenarioId, name }: Request<typeof renameScenario>): Promise<Scenario> {
    return this.named(await this.scenarios.rename(projectId, scenarioId, name));
  }

  private async named(document: ScenarioDocument): Promise<Scenario> {
    const planId = scenarioPlanId(document.projectId, document.scenarioId);
    await this.events.publish(scenarioNamed, { planId });
    return this.shown(document);
  }

  @HandleRpc(discardScenario)
  async discard({
    projectId,
    scenarioId,
    by,
  }: Request<typeof discardScenario>): Promise<Response<typeof discardScenario>> {
    const planId = scenarioPlanId(projectId, scenarioId);
    await this.scenarios.remove(projectId, scenarioId);
    await this.copies.forget(planId);
    await this.events.publish(scenarioDiscarded, { planId, ...(by && { by: by.name }) });
    return {};
  }

  @HandleRpc(previewAdoption)
  async preview({
    projectId,
    scenarioId,
  }: Request<typeof previewAdoption>): Promise<Response<typeof previewAdoption>> {
    const { plan: live } = await this.plans.newest(projectId);
    const [tried, { base }] = await Promise.all([
      this.tried.of(projectId, scenarioId),
      this.scenarios.find(projectId, scenarioId),
    ]);
    const [since, done] = await Promise.all([
      this.log.editsAfter(projectId, base, null),
      this.log.editsAfter(scenarioPlanId(projectId, scenarioId), { seq: 0 }, null),
    ]);
    const touched = (edits: typeof since) => edits.flatMap((edit) => edit.touched);
    return previewOf(live, tried, { live: touched(since), scenario: touched(done) });
  }

  private async shown({
    projectId,
    scenarioId,
    name,
    createdAt,
    createdBy,
    base,
  }: ScenarioDocument): Promise<Scenario> {
    const planId = scenarioPlanId(projectId, scenarioId);
    const entry = await this.log.adoptionOf(projectId, scenarioId);
    const adopted = entry && { at: entry.at, by: { userId: entry.actor.userId, name: entry.actor.name } };
    return { scenarioId, planId, name, createdAt, createdBy, base, adopted };
  }
}
