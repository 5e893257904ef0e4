import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { UploadTicket } from '@plomada/contracts';
import { Model, mongo } from 'mongoose';
import { IMPORT_JOBS, type ImportJob, type JobFailure, type JobSuccess, KEPT_FOR } from './import-job.schema';

const UNFINISHED = { $in: ['queued', 'reading'] as ('queued' | 'reading')[] };

@Injectable()
export class ImportJobRepository {
  constructor(@InjectModel(IMPORT_JOBS) private readonly jobs: Model<ImportJob>) {}

  async add(id: string, ticket: UploadTicket, uploadId: mongo.ObjectId): Promise<ImportJob> {
    const now = new Date();
    const job: ImportJob = {
      _id: id,
      ...ticket,
      status: 'queued',
      attempts: 0,
      uploadId,
      createdAt: now,
      touchedAt: now,
      expiresAt: new Date(now.getTime() + KEPT_FOR),
      success: null,
      failure: null,
    };
    await this.jobs.create(job);
    return job;
  }

  async remove(id: string): Promise<void> {
    await this.jobs.deleteOne({ _id: id });
  }

  async find(id: string): Promise<ImportJob | null> {
    return this.jobs.findById(id).lean<ImportJob>();
  }

  async ofProject(projectId: string): Promise<ImportJob[]> {
    return this.jobs.find({ projectId }).lean<ImportJob[]>();
  }

  /** The job as its owner may ask for it: every part of the question must fit. */
  async findOwn(id: string, projectId: string, userId: string): Promise<ImportJob | null> {
    return this.jobs.findOne({ _id: id, projectId, userId }).lean<ImportJob>();
  }

  /** Counts an attempt and answers the job with it; null when the job has ended or does not exist. */
  async beginReading(id: string): Promise<ImportJob | null> {
    return this.jobs
      .findOneAndUpdate(
        { _id: id, status: UNFINISHED },
        { $set: { status: 'reading', touchedAt: new Date() }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<ImportJob>();
  }

  /** Ends the job. Null when it had ended before: of two workers at one job only the first's word counts. */
  succeed(id: string, success: JobSuccess): Promise<ImportJob | null> {
    return this.end(id, { status: 'succeeded', success });
  }

  fail(id: string, failure: JobFailure): Promise<ImportJob | null> {
    return this.end(id, { status: 'failed', failure });
  }

  /** Jobs that wait and came before this one. */
  async waitingBefore({ touchedAt }: ImportJob): Promise<number> {
    return this.jobs.countDocuments({ status: 'queued', touchedAt: { $lt: touchedAt } });
  }

  async isUnfinished(id: string): Promise<boolean> {
    return (await this.jobs.exists({ _id: id, status: UNFINISHED })) !== null;
  }

  /** Unfinished jobs that nothing happened to since: their place in the queue may be lost. */
  async quietSince(instant: Date): Promise<string[]> {
    const quiet = await this.jobs
      .find({ status: UNFINISHED, touchedAt: { $lt: instant } }, { _id: 1 })
      .limit(100)
      .lean();
    return quiet.map(({ _id }) => _id);
  }

  private async end(id: string, ending: Partial<ImportJob>): Promise<ImportJob | null> {
    return this.jobs
      .findOneAndUpdate(
        { _id: id, status: UNFINISHED },
        { $set: { ...ending, touchedAt: new Date() } },
        { returnDocument: 'after' },
      )
      .lean<ImportJob>();
  }
}
