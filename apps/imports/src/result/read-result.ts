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
   * The schedule that a job read, with everything that its reader listed. Refuses with NOT_FOUND (not read yet),
   * IMPORT_RESULT_GONE (no such job of this user in this project, its day is over, or another version of the product stored it)
   * and with the job's own code when it failed.
   */
  async execute(
    request: z.infer<typeof importResult.request>,
  ): Promise<z.input<typeof importResult.response>> {
    const job = await this.jobs.findOwn(request.jobId, request.projectId, request.userId);
    if (!job) throw notFound('IMPORT_RESULT_GONE');
    if (job.failure) throw invalid(job.failure.code, job.failure.params);
    if (!job.success) throw notFound('NOT_FOUND');
    const { resultId, counts, readAt } = job.success;
    const content = await this.files.find(resultId);
    const stored = content && (await storedResult(content));
    if (!stored) throw notFound('IMPORT_RESULT_GONE');
    const { schedule, warnings } = stored;
    return { schedule, counts, warnings: [...warnings], readAt: readAt.toISOString() };
  }
}

/** Null for what is not stored the way this version does it. */
async function storedResult(content: Uint8Array): Promise<StoredResult | null> {
  try {
    const stored = JSON.parse((await unzip(content)).toString('utf8')) as Partial<StoredResult> | null;
    const isWhole = Array.isArray(stored?.schedule?.tasks) && Array.isArray(stored.warnings);
    return isWhole ? (stored as StoredResult) : null;
  } catch {
    return null;
  }
}
