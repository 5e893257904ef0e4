import { Injectable } from '@nestjs/common';
import type { importStatus, JobStatus } from '@plomada/contracts';
import { notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { CANCELED } from '../cancel/canceled';
import { PERCENT_AT } from '../jobs/announcements';
import { ImportJobRepository } from '../jobs/import-job.repository';

@Injectable()
export class ReadStatus {
  constructor(private readonly jobs: ImportJobRepository) {}

  /**
   * Where a job stands. Refuses with IMPORT_RESULT_GONE (no such job of this user in this project, or its day is over); a
   * job that failed is an answer.
   */
  async execute({ jobId, projectId, userId }: z.infer<typeof importStatus.request>): Promise<JobStatus> {
    const job = await this.jobs.findOwn(jobId, projectId, userId);
    if (!job) throw notFound('IMPORT_RESULT_GONE');
    const { success, failure } = job;
    if (success) {
      const { name, counts, warnings } = success;
      return { stage: 'ready', percent: PERCENT_AT.done, name, counts, warnings };
    }
    if (failure) return failure.code === CANCELED ? { stage: 'cancelled' } : { stage: 'failed', ...failure };
    if (job.status === 'reading') return { stage: 'reading', percent: PERCENT_AT.reading };
    return { stage: 'waiting', percent: PERCENT_AT.queued, before: await this.jobs.waitingBefore(job) };
  }
}
