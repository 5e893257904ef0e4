import { planChanged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { z } from 'zod';
import { IndicatorQueue } from '../queue/indicator-queue';
import { ReportRepository } from '../results/report.repository';

/** A plan changed: its indicators are recalculated, soon and once for a burst of edits. */
@Injectable()
export class MarkDirty implements OnApplicationBootstrap {
  private readonly logger = new Logger(MarkDirty.name);

  constructor(
    private readonly reports: ReportRepository,
    private readonly queue: IndicatorQueue,
  ) {}

  @OnEvent(planChanged)
  async onChanged({ projectId, seq }: z.output<typeof planChanged.payload>): Promise<void> {
    await this.reports.cameTo(projectId, seq);
    await this.queue.ask(projectId);
  }

  /** What was heard before a crash and never calculated. */
  async onApplicationBootstrap(): Promise<void> {
    const behind = await this.reports.behind();
    for (const projectId of behind) await this.queue.ask(projectId);
    if (behind.length > 0) this.logger.log(`indicators of ${behind.length} projects are calculated again`);
  }
}
