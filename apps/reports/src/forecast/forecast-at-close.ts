import { termClosed } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ForecastQueue } from '../queue/forecast-queue';
import { ForecastRepository } from '../results/forecast.repository';

/** Each close has its forecast, whether anybody looks or not: they are compared later with what came. */
@Injectable()
export class ForecastAtClose {
  constructor(
    private readonly forecasts: ForecastRepository,
    private readonly queue: ForecastQueue,
  ) {}

  @OnEvent(termClosed)
  async onClosed({ projectId, seq }: z.output<typeof termClosed.payload>): Promise<void> {
    // Calculations that are asked for in a row are one: which closes they are for is kept apart.
    await this.forecasts.awaitClose(projectId, seq);
    await this.queue.askAfterChange(projectId);
  }
}
