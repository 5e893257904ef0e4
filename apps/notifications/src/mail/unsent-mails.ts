import { InjectQueue } from '@nestjs/bullmq';
import { withTimeout } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { type GivenUpMail, type MailsState, MOST_LISTED, type WaitingMail } from '@plomada/contracts';
import { type Job, Queue } from 'bullmq';
import { recipientOf } from './recipient-of';
import { DeadMails } from './dead-mails';
import { MAIL_QUEUE } from './mail-queue-name';
import { maskedAddress } from './masked-address';

/** Signs of what a mail server said that are shown. */
const MOST_OF_AN_ERROR = 500;
/** BullMQ waits for Redis for a long time, and people would not: so long, in milliseconds. */
const PATIENCE = 3_000;

/** Mails that have not left, for those who operate the installation. */
@Injectable()
export class UnsentMails {
  private readonly logger = new Logger(UnsentMails.name);

  constructor(
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<unknown>,
    private readonly dead: DeadMails,
  ) {}

  /** The two parts stand in two places: one that does not answer is null. */
  async read(): Promise<MailsState> {
    const [queued, givenUp] = await Promise.all([
      this.unlessAway(this.queued()),
      this.unlessAway(this.givenUp()),
    ]);
    return { queued, givenUp };
  }

  /** Tries a mail that waits for its next try at once, or one that was given up anew, with all its tries. Answers how many there were. */
  async retry(id: string): Promise<number> {
    const job = await this.queue.getJob(id);
    if (!job) return this.sendAgain(id);
    if (!(await job.isDelayed())) return 0;
    await job.promote();
    return 1;
  }

  /** Forgets a mail that waits, or what is known of one that was given up. One that is being sent cannot be held. */
  async drop(id: string): Promise<number> {
    const job = await this.queue.getJob(id);
    if (!job) return this.dead.forget(id);
    if (await job.isActive()) return 0;
    await job.remove();
    return 1;
  }

  /** Queued before it is forgotten: what is done twice is the same mail. */
  private async sendAgain(id: string): Promise<number> {
    const dead = await this.dead.find(id);
    if (!dead?.mail) return 0;
    await this.queue.add('send', dead.mail, { jobId: id });
    await this.dead.requeued(dead);
    return 1;
  }

  private async queued(): Promise<NonNullable<MailsState['queued']>> {
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed');
    const { waiting = 0, active = 0, delayed = 0 } = counts;
    const jobs = await this.queue.getJobs(['delayed', 'waiting'], 0, MOST_LISTED - 1, true);
    const mails = jobs.filter(Boolean).slice(0, MOST_LISTED).map(waitingMail);
    return { waiting, active, delayed, mails };
  }

  private async givenUp(): Promise<GivenUpMail[]> {
    const mails = await this.dead.newest(MOST_LISTED);
    return mails.map(({ _id, to, template, attempts, error, failedAt, mail }) => ({
      ...{ id: _id, to: maskedAddress(to), template, attempts },
      error: withoutAddresses(error),
      ...{ at: failedAt.toISOString(), canBeSentAgain: Boolean(mail) },
    }));
  }

  private async unlessAway<T>(reading: Promise<T>): Promise<T | null> {
    try {
      return await withTimeout(reading, PATIENCE);
    } catch (error) {
      this.logger.warn(`unsent mails not read: ${(error as Error).message}`);
      return null;
    }
  }
}

function waitingMail(job: Job<unknown>): WaitingMail {
  const { to, template } = recipientOf(job.data);
  const { attempts: mostAttempts = 1 } = job.opts;
  return {
    ...{ id: job.id ?? '', to: to === null ? '' : maskedAddress(to), template },
    ...{ attempts: job.attemptsMade, mostAttempts },
    error: withoutAddresses(job.failedReason ?? '').slice(0, MOST_OF_AN_ERROR),
    nextAt: job.delay > 0 ? new Date(job.timestamp + job.delay).toISOString() : null,
  };
}

/** Mail servers repeat to whom a mail was. */
const withoutAddresses = (text: string): string =>
  text
    .split(/([\s<>"']+)/)
    .map((part) => (part.includes('@') ? maskedAddress(part) : part))
    .join('');
