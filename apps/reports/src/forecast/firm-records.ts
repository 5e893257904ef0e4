import { siblingProjects } from '@plomada/contracts';
import { changesFirm, type ObservedProject } from '@plomada/domain';
import { RpcClient } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { ForecastRepository } from '../results/forecast.repository';

/** What the projects of one business read of each other's records. */
@Injectable()
export class FirmRecords {
  constructor(
    private readonly rpc: RpcClient,
    private readonly forecasts: ForecastRepository,
  ) {}

  /** How the tasks of the other projects of the business went, of those that have a forecast themselves. */
  async readBy(projectId: string): Promise<readonly ObservedProject[]> {
    return this.forecasts.observedIn(await this.siblingsOf(projectId));
  }

  /** The other projects whose forecasts rest on something else once this project's tasks went so. */
  async movedBy(projectId: string, observed: ObservedProject): Promise<readonly string[]> {
    const [before = []] = await this.forecasts.observedIn([projectId]);
    if (!changesFirm(before, observed)) return [];
    return this.forecasts.withSmallRecord(await this.siblingsOf(projectId));
  }

  private async siblingsOf(projectId: string): Promise<readonly string[]> {
    return (await this.rpc.call(siblingProjects, { projectId })).projectIds;
  }
}
