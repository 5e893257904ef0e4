import { Injectable } from '@nestjs/common';
import type { cancelImport } from '@plomada/contracts';
import { notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { ImportFiles } from '../files/import-files';
import { ImportJobRepository } from '../jobs/import-job.repository';
import { CANCELED } from './canceled';

@Injectable()
export class CancelImport {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
  ) {}

  /**
   * Ends a job of the asking person that is queued or being read: whoever reads it stops, and its file goes. One that has
   * ended stays as it is. Refuses with NOT_FOUND (no such job of this user in this project).
   */
  async execute({
    jobId,
    projectId,
    userId,
  }: z.infer<typeof cancelImport.request>): Promise<Record<string, never>> {
    const job = await this.jobs.findOwn(jobId, projectId, userId);
    if (!job) throw notFound('NOT_FOUND');
    const ended = await this.jobs.fail(jobId, { code: CANCELED });
    if (ended) await this.files.remove(ended.uploadId);
    return {};
  }
}
