import { termClosed } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ForecastQueue } from '../queue/forecast-queue';

/** Each close has its forecast, whether anybody looks or not: they are compared later with what came. */
@Injectable()
export class ForecastAtClose {
  constructor(private readonly queue: ForecastQueue) {}

  @OnEvent(termClosed)
  async onClosed({ projectId }: z.output<typeof termClosed.payload>): Promise<void> {
    await this.queue.askAfterChange(projectId);
  }
}
