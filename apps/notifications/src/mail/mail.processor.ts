import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type OnModuleDestroy } from '@nestjs/common';
import { inJob } from '@plomada/service-kit';
import { type Job, UnrecoverableError } from 'bullmq';
import { DashboardPdfs } from '../attachments/dashboard-pdfs';
import { config } from '../config';
import { recipientOf } from './recipient-of';
import { composeMail } from './compose-mail';
import { DeadMails } from './dead-mails';
import { resendableMail } from './resendable-mail';
import { MAIL_QUEUE, type QueuedMail, queuedMail } from './mail-queue-name';
import type { Attachment, Mailer } from './mailer';
import { MAILER } from './mailer-token';

/** SMTP's answers from 500 on: it will say the same of every further try. */
const REFUSED_FOR_GOOD = 500;

const NOT_SENT = 0;
const HANDED_OVER = 1;

/**
 * A process ended after it gave this digest to the mail server, which may have taken it: one that is missing is made up for by
 * the next day's, one that comes twice makes people end them. What somebody waits for is rather sent twice.
 */
const mayHaveLeft = ({ progress }: Job, { content }: QueuedMail): boolean =>
  content.template === 'restrictions-digest' && progress === HANDED_OVER;

/** Another version of the service queued it, in a form that this one does not know: no further try would send it. */
function readMail(data: unknown): QueuedMail {
  const read = queuedMail.safeParse(data);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new UnrecoverableError(`a mail of another version is put aside: ${path.join('.')}: ${message}`);
}

@Processor(MAIL_QUEUE, {
  // A worker waits for Redis as long as it takes; BullMQ insists on that.
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: null },
  prefix: `${config.PLOMADA_PREFIX}-bull`,
  concurrency: 3,
})
export class MailProcessor extends WorkerHost implements OnModuleDestroy {
  private readonly logger = new Logger('Mail');

  constructor(
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly dead: DeadMails,
    private readonly pdfs: DashboardPdfs,
  ) {
    super();
  }

  async process(job: Job<unknown>): Promise<void> {
    const { id = '' } = job;
    const data = readMail(job.data);
    await inJob('send mail', data, { 'plomada.mail': data.content.template }, async () => {
      if (mayHaveLeft(job, data)) return this.logger.warn({ msg: 'a digest is not sent again', id });
      const mail = composeMail(data.content, data.lang, config.PUBLIC_URL);
      const attachments = await this.attachmentsOf(data);
      await job.updateProgress(HANDED_OVER);
      try {
        await this.mailer.send({ id, to: data.to, ...mail, attachments });
      } catch (error) {
        await job.updateProgress(NOT_SENT);
        const { responseCode = 0, message } = error as { responseCode?: number; message: string };
        if (responseCode >= REFUSED_FOR_GOOD) throw new UnrecoverableError(message);
        throw error;
      }
    });
  }

  private async attachmentsOf({ content }: QueuedMail): Promise<Attachment[]> {
    if (content.template !== 'restrictions-digest' || !content.dashboardPdf) return [];
    const bytes = await this.pdfs.bytesOf(content.dashboardPdf);
    if (!bytes) return [];
    const filename = `${content.projectName.replace(/[^\p{L}\p{N} _-]/gu, ' ').trim() || 'Plomada'}.pdf`;
    return [{ filename, content: bytes, contentType: 'application/pdf' }];
  }

  @OnWorkerEvent('failed')
  async onFailed(job: Job<unknown> | undefined, error: Error): Promise<void> {
    if (!job?.id) return;
    const { id, attemptsMade: attempts } = job;
    const final = error instanceof UnrecoverableError || attempts >= (job.opts.attempts ?? 1);
    const { to, template } = recipientOf(job.data);
    this.logger.error({
      msg: 'a mail was not sent',
      id,
      template,
      attempt: attempts,
      final,
      why: error.message,
    });
    // What is for nobody is told here only.
    if (!final || to === null) return;
    await this.dead
      .note({
        _id: id,
        to,
        template,
        attempts,
        error: error.message.slice(0, 500),
        failedAt: new Date(),
        mail: resendableMail(job.data),
      })
      .catch((cause: unknown) => this.logger.error(`a dead mail was not noted: ${String(cause)}`));
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue: ${error.message}`);
  }

  onModuleDestroy(): void {
    this.mailer.close();
  }
}
