import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttachmentsModule } from '../attachments/attachments.module';
import { config } from '../config';
import { MailModule } from '../mail/mail.module';
import { NoticesModule } from '../notices/notices.module';
import { TellTermEnding } from '../term-ending/tell-term-ending';
import { DigestClock } from './digest-clock';
import { DigestClockProcessor } from './digest-clock.processor';
import { DigestMetrics } from './digest-metrics';
import { DIGEST_PROJECTS, digestProjectSchema } from './digest-project.schema';
import { DigestProjects } from './digest-projects';
import { DIGEST_CLOCK, DIGEST_QUEUE } from './digest-queue-name';
import { DIGEST_READERS, digestReaderSchema } from './digest-reader.schema';
import { DigestReaders } from './digest-readers';
import { DigestProcessor } from './digest.processor';
import { FollowProjects } from './follow-projects';
import { MailedNotices } from './mailed-notices';
import { ProjectDays } from './project-days';
import { SendDigests } from './send-digests';
import { SubscriptionController } from './subscription.controller';
import { Subscriptions } from './subscriptions';

const queues = [DIGEST_QUEUE, DIGEST_CLOCK].map((name) =>
  BullModule.registerQueue({
    name,
    connection: { url: config.REDIS_URL, maxRetriesPerRequest: 1 },
    prefix: `${config.PLOMADA_PREFIX}-bull`,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  }),
);

/** The daily mail: what each responsible has to release, how the project stands, what else people chose to hear. */
@Module({
  imports: [
    MailModule,
    AttachmentsModule,
    NoticesModule,
    ...queues,
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
    Subscriptions,
    FollowProjects,
    ProjectDays,
    MailedNotices,
    TellTermEnding,
    SendDigests,
    DigestClock,
    DigestClockProcessor,
    DigestProcessor,
  ],
  exports: [...queues, DigestProjects, DigestReaders, ProjectDays],
})
export class DigestModule {}
