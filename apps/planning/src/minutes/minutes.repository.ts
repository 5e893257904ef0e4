import type { MeetingMinutes } from '@plomada/contracts';
import type { CivilDate, MeetingKey } from '@plomada/domain';
import { DURABLE, isDuplicateKey } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';

interface MinutesDocument extends MeetingMinutes {
  readonly projectId: string;
}

/** What the decisions that wait follow from. */
const OF_DECISIONS = { _id: 0, number: 1, date: 1, said: 1, outcomes: 1 } as const;
export type MinutesDecisions = Pick<MeetingMinutes, 'number' | 'date' | 'said' | 'outcomes'>;

const WITHOUT_KEYS = { projection: { _id: 0, projectId: 0 } } as const;

/**
 * The minutes of meetings by the number of the term that they looked back on, and their day: a rollback that brings a term back finds its
 * minutes.
 */
@Injectable()
export class MinutesRepository {
  private readonly minutes: mongo.Collection<MinutesDocument>;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(DURABLE) writeConcern: mongo.WriteConcernSettings,
  ) {
    this.minutes = connection.db!.collection<MinutesDocument>('minutes', { writeConcern });
  }

  async onModuleInit(): Promise<void> {
    await this.minutes.createIndex({ projectId: 1, number: 1, date: 1 }, { unique: true });
  }

  /** Of the newest meeting about the term where no day is named. */
  async of(projectId: string, number: number, date?: CivilDate): Promise<MeetingMinutes | null> {
    const filter = { projectId, number, ...(date !== undefined && { date }) };
    return this.minutes.findOne<MeetingMinutes>(filter, { ...WITHOUT_KEYS, sort: { date: -1 } });
  }

  /** Newest term first, and its newest meeting. */
  async all(projectId: string): Promise<MeetingMinutes[]> {
    return this.minutes
      .find<MeetingMinutes>({ projectId }, WITHOUT_KEYS)
      .sort({ number: -1, date: -1 })
      .toArray();
  }

  /** What was decided in the meetings before one, and said of it. */
  async decisionsBefore(projectId: string, { number, date }: MeetingKey): Promise<MinutesDecisions[]> {
    const earlier = { $or: [{ number: { $lt: number } }, { number, date: { $lt: date } }] };
    return this.minutes
      .find<MinutesDecisions>({ projectId, ...earlier }, { projection: OF_DECISIONS })
      .toArray();
  }

  /** Puts them in place of the version before theirs; false where that is not there any more. Durable when it resolves. */
  async keep(projectId: string, minutes: MeetingMinutes): Promise<boolean> {
    const { number, date, version } = minutes;
    try {
      if (version === 1) {
        await this.minutes.insertOne({ projectId, ...minutes });
        return true;
      }
      const before = { projectId, number, date, version: version - 1 };
      const { matchedCount } = await this.minutes.replaceOne(before, { projectId, ...minutes });
      return matchedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
