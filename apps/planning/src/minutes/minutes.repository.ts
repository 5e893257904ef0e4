import type { MeetingMinutes } from '@plomada/contracts';
import { DURABLE, isDuplicateKey } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';

interface MinutesDocument extends MeetingMinutes {
  readonly projectId: string;
}

/** What the decisions that wait follow from. */
const OF_DECISIONS = { _id: 0, number: 1, said: 1, outcomes: 1 } as const;
export type MinutesDecisions = Pick<MeetingMinutes, 'number' | 'said' | 'outcomes'>;

/** The minutes of meetings, one of each term that has any, by its number: a rollback that brings a term back finds its minutes. */
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
    await this.minutes.createIndex({ projectId: 1, number: 1 }, { unique: true });
  }

  async of(projectId: string, number: number): Promise<MeetingMinutes | null> {
    return this.minutes.findOne<MeetingMinutes>(
      { projectId, number },
      { projection: { _id: 0, projectId: 0 } },
    );
  }

  /** Newest term first. */
  async all(projectId: string): Promise<MeetingMinutes[]> {
    return this.minutes
      .find<MeetingMinutes>({ projectId }, { projection: { _id: 0, projectId: 0 } })
      .sort({ number: -1 })
      .toArray();
  }

  /** What was decided in the meetings about terms before one, and said of it. */
  async decisionsBefore(projectId: string, number: number): Promise<MinutesDecisions[]> {
    return this.minutes
      .find<MinutesDecisions>({ projectId, number: { $lt: number } }, { projection: OF_DECISIONS })
      .toArray();
  }

  /** Puts them in place of the version before theirs; false where that is not there any more. Durable when it resolves. */
  async keep(projectId: string, minutes: MeetingMinutes): Promise<boolean> {
    const { number, version } = minutes;
    try {
      if (version === 1) {
        await this.minutes.insertOne({ projectId, ...minutes });
        return true;
      }
      const before = { projectId, number, version: version - 1 };
      const { matchedCount } = await this.minutes.replaceOne(before, { projectId, ...minutes });
      return matchedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
