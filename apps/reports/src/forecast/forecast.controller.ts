import { projectForecast } from '@plomada/contracts';
import { FORECAST_METHOD } from '@plomada/domain';
import { HandleRpc } from '@plomada/service-kit';
import { Controller, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { ReportRepository } from '../results/report.repository';
import { ForecastQueue } from '../queue/forecast-queue';
import { ForecastRepository } from '../results/forecast.repository';

/** For so long whoever looks is told that a calculation failed; then a look begins another. */
const AGAIN_AFTER_MS = 5_000;

@Controller()
export class ForecastController {
  private readonly logger = new Logger(ForecastController.name);

  constructor(
    private readonly forecasts: ForecastRepository,
    private readonly reports: ReportRepository,
    private readonly queue: ForecastQueue,
  ) {}

  /** What is old or not there yet is calculated because somebody looks at it; what has just failed, not at once again. */
  @HandleRpc(projectForecast)
  async ofProject({
    projectId,
  }: z.output<typeof projectForecast.request>): Promise<z.input<typeof projectForecast.response>> {
    const found = await this.forecasts.of(projectId);
    const [header] = await this.reports.headersOf([projectId]);
    const { forecast = null, computedAt = null, seq = null, failedAt = null, past = [] } = found ?? {};
    const isOfPlan = seq !== null && seq >= (header?.headSeq ?? 0);
    const isCurrent = failedAt === null && isOfPlan && (found?.method ?? 0) >= FORECAST_METHOD;
    const justFailed = failedAt !== null && Date.now() - Date.parse(failedAt) < AGAIN_AFTER_MS;
    if (!isCurrent && !justFailed) await this.ask(projectId);
    return {
      forecast,
      computedAt,
      running: isCurrent || justFailed ? null : await this.queue.progressOf(projectId),
      failed: failedAt !== null,
      past: [...past].sort((a, b) => a.termNumber - b.termNumber),
    };
  }

  /** A forecast that exists is shown even when a new one cannot be asked for. */
  private async ask(projectId: string): Promise<void> {
    try {
      await this.queue.ask(projectId);
    } catch (error) {
      this.logger.warn({ msg: 'forecast not asked for', project: projectId, err: error });
    }
  }
}
