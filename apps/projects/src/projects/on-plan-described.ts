import { Injectable } from '@nestjs/common';
import { planDescribed } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';
import { ProjectRepository } from '../project-store/project.repository';

/** A project is called, begins and has its days as its plan says: name, start and time zone change there. */
@Injectable()
export class OnPlanDescribed {
  constructor(private readonly projects: ProjectRepository) {}

  @OnEvent(planDescribed)
  async onDescribed({
    projectId,
    seq,
    name,
    startDate,
    timeZone,
  }: z.output<typeof planDescribed.payload>): Promise<void> {
    // A list with a nameless project would be refused to everybody.
    const shown = name?.trim().slice(0, 200);
    if (shown) await this.projects.describe(projectId, seq, 'name', shown);
    if (startDate) await this.projects.describe(projectId, seq, 'startDate', startDate);
    if (timeZone !== undefined) await this.projects.describe(projectId, seq, 'timeZone', timeZone);
  }
}
