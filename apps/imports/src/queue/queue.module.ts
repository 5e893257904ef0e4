import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { type BaseConfig, CONFIG } from '@plomada/service-kit';
import { ImportQueue } from './import-queue';
import { IMPORT_QUEUE } from './queue-name';

const queue = BullModule.registerQueueAsync({
  name: IMPORT_QUEUE,
  inject: [CONFIG],
  useFactory: (config: BaseConfig) => ({
    connection: { url: config.REDIS_URL },
    prefix: `${config.PLOMADA_PREFIX}-bull`,
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: 500 },
      removeOnComplete: true,
      removeOnFail: true,
    },
  }),
});

@Module({ imports: [queue], providers: [ImportQueue], exports: [queue, ImportQueue] })
export class QueueModule {}
