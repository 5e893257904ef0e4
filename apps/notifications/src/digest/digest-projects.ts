import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type EmailSchedule, UNCHOSEN_EMAILS } from '@plomada/contracts';
import type { Model } from 'mongoose';
import { DIGEST_PROJECTS, type DigestProjectRecord } from './digest-project.schema';
import { nextSending } from './sending-time';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Projects that are looked after at once; the others are a round later. */
const MOST_AT_ONCE = 500;

/** When a project's mails leave. */
export interface SendingHours {
  /** Null while nobody chose: then each day is looked at, and the plan says which it works. */
  readonly schedule: EmailSchedule | null;
  /** Where the hour strikes while nobody chose. */
  readonly timeZone: string;
}

/** Which projects there are, and when the digests of each are due. */
@Injectable()
export class DigestProjects {
  constructor(@InjectModel(DIGEST_PROJECTS) private readonly projects: Model<DigestProjectRecord>) {}

  async has(projectId: string): Promise<boolean> {
    return (await this.projects.exists({ _id: projectId })) !== null;
  }

  /** The hours hold from now on. */
  async schedule(projectId: string, hours: SendingHours, now: Date): Promise<void> {
    const values = { schedule: hours.schedule, dueAt: dueAfter(hours, now) };
    await this.projects.updateOne({ _id: projectId }, { $set: values }, { upsert: true });
  }

  /** The project's days begin elsewhere: its mails go along, where nobody chose when they leave. */
  async moveTo(projectId: string, timeZone: string, now: Date): Promise<void> {
    const dueAt = dueAfter({ schedule: null, timeZone }, now);
    await this.projects.updateOne({ _id: projectId, schedule: null }, { $set: { dueAt } });
  }

  /** All that are known, without the deleted ones. */
  async ids(): Promise<string[]> {
    return this.projects.distinct('_id');
  }

  async due(now: Date): Promise<DigestProjectRecord[]> {
    return this.projects
      .find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(MOST_AT_ONCE)
      .lean<DigestProjectRecord[]>();
  }

  /** What was due then is done. Who chose another time meanwhile has set the next one already. */
  async done(projectId: string, dueAt: Date, hours: SendingHours, now: Date): Promise<void> {
    const values = { schedule: hours.schedule, dueAt: dueAfter(hours, now) };
    await this.projects.updateOne({ _id: projectId, dueAt }, { $set: values });
  }

  async forget(projectId: string): Promise<void> {
    await this.projects.deleteOne({ _id: projectId });
  }
}

const dueAfter = ({ schedule, timeZone }: SendingHours, now: Date): Date | null =>
  nextSending(schedule ?? { ...UNCHOSEN_EMAILS, timeZone, days: EVERY_DAY }, now);
