import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { UploadTicket } from '@plomada/contracts';
import { traceHeaders } from '@plomada/service-kit';
import { Model, mongo, type QueryFilter } from 'mongoose';
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
      ...traceHeaders(),
      status: 'queued',
      attempts: 0,
      uploadId,
      createdAt: now,
      touchedAt: now,
      turn: await this.nextTurn(ticket.businessId),
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

  /** Jobs that wait and are read before this one: those of earlier turns, and of the same turn those that came before. */
  async waitingBefore({ turn, touchedAt }: ImportJob): Promise<number> {
    const earlier = [{ turn: { $lt: turn } }, { turn, touchedAt: { $lt: touchedAt } }];
    return this.jobs.countDocuments({ status: 'queued', $or: earlier });
  }

  /** Files of a person that wait or are being read. */
  async unfinishedOf(userId: string): Promise<number> {
    return this.jobs.countDocuments({ userId, status: UNFINISHED });
  }

  async isUnfinished(id: string): Promise<boolean> {
    return (await this.jobs.exists({ _id: id, status: UNFINISHED })) !== null;
  }

  /** Unfinished jobs that nothing happened to since: their place in the queue may be lost. */
  async quietSince(instant: Date): Promise<Pick<ImportJob, '_id' | 'turn'>[]> {
    return this.jobs
      .find({ status: UNFINISHED, touchedAt: { $lt: instant } }, { _id: 1, turn: 1 })
      .limit(100)
      .lean();
  }

  /**
   * One turn after the business' last file that is not done, and none before the turn that is being read: each business has
   * one file a turn, so that nobody waits for all the files of another, and whoever comes later does not pass those who wait.
   */
  private async nextTurn(businessId: string): Promise<number> {
    const own = await this.turnOf({ businessId, status: UNFINISHED }, -1);
    const read = await this.turnOf({ status: 'reading' }, -1);
    const waiting = read ?? (await this.turnOf({ status: 'queued' }, 1)) ?? 1;
    return own === null ? waiting : Math.max(own + 1, waiting);
  }

  /** The lowest (1) or the highest (-1) turn of such jobs, null without any. */
  private async turnOf(which: QueryFilter<ImportJob>, order: 1 | -1): Promise<number | null> {
    const found = await this.jobs.findOne(which, { turn: 1 }).sort({ turn: order }).lean();
    return found?.turn ?? null;
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
