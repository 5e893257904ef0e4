import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ForecastQueue } from '../queue/forecast-queue';
import { ForecastRepository } from '../results/forecast.repository';

/** What an older version forecast by another method, or kept without its data date, is forecast anew, whether anybody looks or not: portfolios show what is stored. */
@Injectable()
export class RenewOlderForecasts implements OnApplicationBootstrap {
  private readonly logger = new Logger(RenewOlderForecasts.name);

  constructor(
    private readonly forecasts: ForecastRepository,
    private readonly queue: ForecastQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const older = await this.forecasts.ofOlderVersion();
    for (const projectId of older) await this.queue.renew(projectId);
    if (older.length > 0) this.logger.log(`${older.length} forecasts of an older version are made again`);
  }
}
