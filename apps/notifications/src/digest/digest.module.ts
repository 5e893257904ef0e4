import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { config } from '../config';
import { MailModule } from '../mail/mail.module';
import { NoticesModule } from '../notices/notices.module';
import { DigestMetrics } from './digest-metrics';
import { DIGEST_PROJECTS, digestProjectSchema } from './digest-project.schema';
import { DigestProjects } from './digest-projects';
import { DigestQueue } from './digest-queue';
import { DIGEST_QUEUE } from './digest-queue-name';
import { DIGEST_READERS, digestReaderSchema } from './digest-reader.schema';
import { DigestReaders } from './digest-readers';
import { DigestProcessor } from './digest.processor';
import { FollowProjects } from './follow-projects';
import { SendDigests } from './send-digests';
import { SubscriptionController } from './subscription.controller';

const queue = BullModule.registerQueue({
  name: DIGEST_QUEUE,
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: 1 },
  prefix: `${config.PLOMADA_PREFIX}-bull`,
  defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
});

/** The daily mail of what each responsible has to release. */
@Module({
  imports: [
    MailModule,
    NoticesModule,
    queue,
    MongooseModule.forFeature([
      { name: DIGEST_PROJECTS, schema: digestProjectSchema },
      { name: DIGEST_READERS, schema: digestReaderSchema },
    ]),
  ],
  controllers: [SubscriptionController],
  providers: [
    DigestMetrics,
    DigestProjects,
    DigestReaders,
    FollowProjects,
    SendDigests,
    DigestQueue,
    DigestProcessor,
  ],
  exports: [DigestProjects, DigestReaders],
})
export class DigestModule {}
