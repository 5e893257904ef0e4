import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttachmentsModule } from '../attachments/attachments.module';
import { config } from '../config';
import { DEAD_MAILS, deadMailSchema } from './dead-mail.schema';
import { DeadMails } from './dead-mails';
import { MailController } from './mail.controller';
import { MailProcessor } from './mail.processor';
import { MailQueue } from './mail-queue';
import { MAIL_QUEUE } from './mail-queue-name';
import { UnsentMails } from './unsent-mails';
import { folderMailer, smtpMailer } from './mailer';
import { MAILER } from './mailer-token';

const queue = BullModule.registerQueue({
  name: MAIL_QUEUE,
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: 1 },
  prefix: `${config.PLOMADA_PREFIX}-bull`,
  defaultJobOptions: {
    // Over some forty minutes: servers that greylist want to see a second try.
    attempts: config.MAIL_ATTEMPTS,
    backoff: { type: 'exponential', delay: config.MAIL_RETRY_MS },
    // Jobs carry secrets: sent or given up, they go. What is dead is noted without its words.
    removeOnComplete: true,
    removeOnFail: true,
  },
});

const mailer = {
  provide: MAILER,
  useFactory: () =>
    config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : folderMailer(config.MAIL_DIR ?? ''),
};

@Module({
  imports: [
    queue,
    AttachmentsModule,
    MongooseModule.forFeature([{ name: DEAD_MAILS, schema: deadMailSchema }]),
  ],
  controllers: [MailController],
  providers: [mailer, MailQueue, MailProcessor, DeadMails, UnsentMails],
  exports: [queue, MailQueue],
})
export class MailModule {}
