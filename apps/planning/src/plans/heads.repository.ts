import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';
import type { LogEntry } from '@plomada/contracts';
import type { PlanEntry } from '../log/log-document';

/** What lists show of a plan. Follows the log and may lag behind it for a moment; never read to decide anything. */
export interface HeadDocument {
  readonly projectId: string;
  readonly seq: number;
  readonly updatedAt: string;
  /** Null until somebody changed the plan. */
  readonly modifier: LogEntry['actor'] | null;
}

@Injectable()
export class HeadsRepository {
  private readonly heads: mongo.Collection<HeadDocument>;

  constructor(@InjectConnection() connection: Connection) {
    this.heads = connection.db!.collection<HeadDocument>('plans');
  }

  async onModuleInit(): Promise<void> {
    await this.heads.createIndex({ projectId: 1 }, { unique: true });
  }

  async create(projectId: string, at: string): Promise<void> {
    await this.heads.updateOne(
      { projectId },
      { $setOnInsert: { seq: 0, updatedAt: at, modifier: null } },
      { upsert: true },
    );
  }

  /** Brings heads up to entries of the log; an older entry than the head's changes nothing. */
  async advance(entries: readonly PlanEntry[]): Promise<void> {
    const updates = entries.map(({ projectId, seq, at, actor }) => ({
      updateOne: {
        filter: { projectId, seq: { $lt: seq } },
        update: { $set: { seq, updatedAt: at, modifier: actor } },
      },
    }));
    await this.heads.bulkWrite(updates, { ordered: false });
  }

  async of(projectIds: readonly string[]): Promise<HeadDocument[]> {
    return this.heads
      .find<HeadDocument>({ projectId: { $in: [...projectIds] } }, { projection: { _id: 0 } })
      .toArray();
  }
}
