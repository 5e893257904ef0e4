import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, type UploadTicket } from '@plomada/contracts';
import { type AppFailure, limitedBody, tooMany } from '@plomada/service-kit';
import { ImportFiles } from '../files/import-files';
import { ImportJobRepository } from '../jobs/import-job.repository';
import type { ImportJob } from '../jobs/import-job.schema';
import { Announcements } from '../jobs/announcements';
import { ImportQueue } from '../queue/import-queue';

/** Files of one person that may wait or be read at a time. */
const MOST_OF_PERSON = 5;

@Injectable()
export class ReceiveUpload {
  private readonly logger = new Logger(ReceiveUpload.name);

  constructor(
    private readonly files: ImportFiles,
    private readonly jobs: ImportJobRepository,
    private readonly queue: ImportQueue,
    private readonly announcements: Announcements,
  ) {}

  /**
   * Stores the file, makes its job and queues it; answers the job's id.
   * Refuses with IMPORT_TOO_MANY_FILES (params: most) while five files of the person wait or are read, IMPORT_FAILED_TOO_LARGE or
   * SERVICE_UNAVAILABLE; then nothing of it stays.
   */
  async execute(ticket: UploadTicket, body: Readable): Promise<string> {
    const before = await this.jobs.unfinishedOf(ticket.userId);
    if (before >= MOST_OF_PERSON) throw tooManyFiles();
    const uploadId = await this.files.write(
      ticket.fileName,
      limitedBody(body, MAX_UPLOAD_BYTES, 'IMPORT_FAILED_TOO_LARGE'),
    );
    const job = await this.jobs.add(randomUUID(), ticket, uploadId);
    // Those that were stored meanwhile count too: several at once may all be refused, and never all be taken.
    if ((await this.jobs.unfinishedOf(ticket.userId)) > MOST_OF_PERSON) {
      await this.forget(job);
      throw tooManyFiles();
    }
    await this.enqueue(job);
    await this.announcements.progressed(job, 'queued');
    return job._id;
  }

  private async enqueue(job: ImportJob): Promise<void> {
    try {
      await this.queue.add(job);
    } catch (error) {
      this.logger.error(`an upload could not be queued: ${String(error)}`);
      await this.forget(job);
      throw error;
    }
  }

  private async forget(job: ImportJob): Promise<void> {
    await this.jobs.remove(job._id);
    await this.files.remove(job.uploadId);
  }
}

function tooManyFiles(): AppFailure {
  return tooMany('IMPORT_TOO_MANY_FILES', { most: MOST_OF_PERSON });
}
