import { Injectable, Logger } from '@nestjs/common';
import { inJob } from '@plomada/service-kit';
import { ImportFiles } from '../files/import-files';
import { Announcements } from '../jobs/announcements';
import { ImportJobRepository } from '../jobs/import-job.repository';
import type { ImportJob, JobFailure } from '../jobs/import-job.schema';
import { ParseThreads } from './parse-threads';
import type { Parsed } from './parsed';
import { JobCancelled, abortOnCancel } from './abort-on-cancel';

/** A file that takes its worker down again and again must not be tried for ever. */
const MAX_ATTEMPTS = 3;

@Injectable()
export class ReadImport {
  private readonly logger = new Logger(ReadImport.name);

  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
    private readonly announcements: Announcements,
    private readonly threads: ParseThreads,
  ) {}

  /** Reads a job's file and ends the job. Whatever happens in between, doing it again brings it to one end. */
  async execute(jobId: string): Promise<void> {
    const job = await this.jobs.beginReading(jobId);
    if (job) return inJob('read import', job, aboutJob(job), () => this.read(job));
    // Ended before, but its worker may have died before it said so.
    const ended = await this.jobs.find(jobId);
    if (ended) await inJob('conclude import', ended, aboutJob(ended), () => this.conclude(ended));
  }

  private async read(job: ImportJob): Promise<void> {
    if (job.attempts > MAX_ATTEMPTS) return this.fail(job, { code: 'IMPORT_FAILED_WORKER' });
    await this.announcements.progressed(job, 'reading');
    const bytes = await this.files.read(job.uploadId);
    if (bytes.length === 0) return this.fail(job, { code: 'IMPORT_FAILED_EMPTY' });
    const parsed = await this.parse(job, bytes);
    if (!parsed) return this.logger.log(`import ${job._id} was given up`);
    if (!parsed.ok) return this.fail(job, { code: parsed.code, params: { ...parsed.params } });
    await this.succeed(job, parsed);
  }

  /** Null when somebody gave the job up meanwhile. */
  private async parse(job: ImportJob, bytes: Uint8Array<ArrayBuffer>): Promise<Parsed | null> {
    const { fileName, type } = job;
    try {
      return await abortOnCancel(
        () => this.jobs.isUnfinished(job._id),
        (signal) => this.threads.parse({ bytes, fileName, type }, signal),
      );
    } catch (error) {
      if (error instanceof JobCancelled) return null;
      this.logger.error(`import ${job._id} could not be parsed: ${String(error)}`);
      return { ok: false, code: 'IMPORT_FAILED_WORKER', params: {} };
    }
  }

  private async succeed(job: ImportJob, parsed: Extract<Parsed, { ok: true }>): Promise<void> {
    const { name, counts, content } = parsed;
    const warnings = [...parsed.warnings];
    const resultId = await this.files.write(`${job._id}.json.gz`, bytesOf(content));
    const ended = await this.jobs.succeed(job._id, { resultId, name, counts, warnings, readAt: new Date() });
    if (!ended) return this.files.remove(resultId);
    await this.announcements.progressed(job, 'done');
    await this.conclude(ended);
  }

  private async fail(job: ImportJob, failure: JobFailure): Promise<void> {
    this.logger.log(`import ${job._id} failed: ${failure.code}`);
    const ended = await this.jobs.fail(job._id, failure);
    if (ended) await this.conclude(ended);
  }

  private async conclude(job: ImportJob): Promise<void> {
    await this.announcements.ended(job);
    await this.files.remove(job.uploadId);
  }
}

const aboutJob = ({ projectId, attempts }: ImportJob) => ({
  'plomada.project': projectId,
  'plomada.job.attempt': attempts,
});

async function* bytesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
