import { plannedAtStart } from '@plomada/contracts';
import { PlannedAtStartReader } from '@plomada/domain';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LogRepository } from '../log/log.repository';
import { PlanStore } from '../plans/plan-store';

@Controller()
export class PlannedAtStartController {
  constructor(
    private readonly plans: PlanStore,
    private readonly log: LogRepository,
  ) {}

  @HandleRpc(plannedAtStart)
  async plannedAtStart({
    projectId,
  }: z.output<typeof plannedAtStart.request>): Promise<z.input<typeof plannedAtStart.response>> {
    const { plan } = await this.plans.newest(projectId);
    const reader = new PlannedAtStartReader();
    for await (const { changes } of this.log.after(projectId, 0)) reader.read(changes);
    return { planned: Object.fromEntries(reader.of(plan)) };
  }
}
