import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, type UploadTicket } from '@plomada/contracts';
import { ImportFiles } from '../files/import-files';
import { ImportJobRepository } from '../jobs/import-job.repository';
import type { ImportJob } from '../jobs/import-job.schema';
import { Announcements } from '../jobs/announcements';
import { ImportQueue } from '../queue/import-queue';
import { limited } from './limited';

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
   * Refuses with IMPORT_FAILED_TOO_LARGE or SERVICE_UNAVAILABLE; then nothing of it stays.
   */
  async execute(ticket: UploadTicket, body: Readable): Promise<string> {
    const uploadId = await this.files.write(ticket.fileName, limited(body, MAX_UPLOAD_BYTES));
    const job = await this.jobs.add(randomUUID(), ticket, uploadId);
    await this.enqueue(job);
    await this.announcements.progressed(job, 'queued');
    return job._id;
  }

  private async enqueue(job: ImportJob): Promise<void> {
    try {
      await this.queue.add(job._id);
    } catch (error) {
      this.logger.error(`an upload could not be queued: ${String(error)}`);
      await this.jobs.remove(job._id);
      await this.files.remove(job.uploadId);
      throw error;
    }
  }
}
