import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { config } from '../config';
import { DigestModule } from '../digest/digest.module';
import { NoticesModule } from '../notices/notices.module';
import { Deliveries } from './deliveries';
import { DELIVERIES, deliverySchema } from './delivery.schema';
import { LookForLate } from './look-for-late';
import { TellWebhooks } from './tell-webhooks';
import { WebhookLock } from './webhook-lock';
import { WebhookProcessor } from './webhook.processor';
import { WEBHOOK_QUEUE, WebhookQueue } from './webhook-queue';
import { WebhookOwnerCache } from './webhook-owner-cache';
import { WEBHOOKS, webhookSchema } from './webhook.schema';
import { Webhooks } from './webhooks';
import { WebhooksController } from './webhooks.controller';

const queue = BullModule.registerQueue({
  name: WEBHOOK_QUEUE,
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: 1 },
  prefix: `${config.PLOMADA_PREFIX}-bull`,
  defaultJobOptions: {
    // Of a look that broke off, for want of a database say: tries of deliveries are counted with them, and put off as long.
    attempts: config.WEBHOOK_ATTEMPTS,
    backoff: { type: 'exponential', delay: config.WEBHOOK_RETRY_MS },
    // What came of it stands with the delivery.
    removeOnComplete: true,
    removeOnFail: true,
  },
});

/** Other programs are told what happens on projects. */
@Module({
  imports: [
    NoticesModule,
    DigestModule,
    queue,
    MongooseModule.forFeature([
      { name: WEBHOOKS, schema: webhookSchema },
      { name: DELIVERIES, schema: deliverySchema },
    ]),
  ],
  controllers: [WebhooksController],
  providers: [
    Webhooks,
    WebhookOwnerCache,
    Deliveries,
    WebhookQueue,
    WebhookLock,
    WebhookProcessor,
    TellWebhooks,
    LookForLate,
  ],
  exports: [queue, Webhooks, TellWebhooks],
})
export class WebhooksModule {}
