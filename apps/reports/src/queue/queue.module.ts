import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { type BaseConfig, CONFIG } from '@plomada/service-kit';
import { IndicatorQueue } from './indicator-queue';
import { ForecastQueue } from './forecast-queue';
import { PdfQueue } from './pdf-queue';
import { FORECAST_QUEUE, INDICATOR_QUEUE, PDF_QUEUE } from './queue-name';

/** Failed calculations are kept to be looked at. */
const FAILED_KEPT = 1_000;

const queueOf = (name: string) => ({
  name,
  inject: [CONFIG],
  useFactory: (config: BaseConfig) => ({
    connection: { url: config.REDIS_URL, maxRetriesPerRequest: 1 },
    prefix: `${config.PLOMADA_PREFIX}-bull`,
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: 1_000 },
      removeOnComplete: true,
      removeOnFail: { count: FAILED_KEPT },
    },
  }),
});

const queues = BullModule.registerQueueAsync(
  queueOf(INDICATOR_QUEUE),
  queueOf(FORECAST_QUEUE),
  queueOf(PDF_QUEUE),
);

@Module({
  imports: [queues],
  providers: [IndicatorQueue, ForecastQueue, PdfQueue],
  exports: [queues, IndicatorQueue, ForecastQueue, PdfQueue],
})
export class QueueModule {}
