import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { currentOrigin, HealthRegistry } from '@plomada/service-kit';
import { type JobsOptions, Queue } from 'bullmq';
import { MAIL_QUEUE, type QueuedMail } from './mail-queue-name';

type NewMail = Omit<QueuedMail, 'correlationId' | 'traceparent'> & { readonly id: string };

@Injectable()
export class MailQueue implements OnModuleInit {
  private readonly logger = new Logger(MailQueue.name);

  constructor(
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<QueuedMail>,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    this.health.add('mail-queue', () => this.queue.getJobCountByTypes('wait'));
  }

  /** Queues a mail. While it waits, the same id again changes nothing; told to keep it, not for so long after it was sent either. */
  async add({ id, ...mail }: NewMail, keep: Pick<JobsOptions, 'removeOnComplete'> = {}): Promise<void> {
    const jobId = jobIdOf(id);
    await this.queue.add('send', { ...mail, ...currentOrigin() }, { jobId, ...keep });
  }

  /** A mail that waits or is still known; null of others. */
  async find(id: string): Promise<QueuedMail | null> {
    return (await this.queue.getJob(jobIdOf(id)))?.data ?? null;
  }
}

/** BullMQ keeps ':' for itself. */
const jobIdOf = (id: string): string => id.replaceAll(':', '_');
