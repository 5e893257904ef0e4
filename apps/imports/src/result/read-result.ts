import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { importResult } from '@plomada/contracts';
import { invalid, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { ImportFiles } from '../files/import-files';
import { ImportJobRepository } from '../jobs/import-job.repository';
import type { StoredResult } from '../reading/parsed';

const unzip = promisify(gunzip);

@Injectable()
export class ReadResult {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
  ) {}

  /**
   * The schedule that a job read, with everything that its reader listed. Refuses with NOT_FOUND (no such job of this user in this project, or not read yet)
   * and with the job's own code when it failed.
   */
  async execute(
    request: z.infer<typeof importResult.request>,
  ): Promise<z.input<typeof importResult.response>> {
    const job = await this.jobs.findOwn(request.jobId, request.projectId, request.userId);
    if (job?.failure) throw invalid(job.failure.code, job.failure.params);
    if (!job?.success) throw notFound('NOT_FOUND');
    const { resultId, counts, readAt } = job.success;
    const content = (await unzip(await this.files.read(resultId))).toString('utf8');
    const { schedule, warnings } = JSON.parse(content) as StoredResult;
    return { schedule, counts, warnings: [...warnings], readAt: readAt.toISOString() };
  }
}
