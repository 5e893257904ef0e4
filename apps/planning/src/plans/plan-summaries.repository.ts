import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';
import type { LogEntry } from '@plomada/contracts';
import type { PlanEntry } from '../log/log-document';

/** What lists show of a plan. Follows the log and may lag behind it for a moment; never read to decide anything. */
export interface PlanSummaryDocument {
  readonly projectId: string;
  readonly seq: number;
  readonly updatedAt: string;
  /** Null until somebody changed the plan. */
  readonly modifier: LogEntry['actor'] | null;
}

@Injectable()
export class PlanSummariesRepository {
  private readonly summaries: mongo.Collection<PlanSummaryDocument>;

  constructor(@InjectConnection() connection: Connection) {
    this.summaries = connection.db!.collection<PlanSummaryDocument>('plans');
  }

  async onModuleInit(): Promise<void> {
    await this.summaries.createIndex({ projectId: 1 }, { unique: true });
  }

  async create(projectId: string, at: string): Promise<void> {
    await this.summaries.updateOne(
      { projectId },
      { $setOnInsert: { seq: 0, updatedAt: at, modifier: null } },
      { upsert: true },
    );
  }

  /** Brings summaries up to entries of the log; an older entry than the head's changes nothing. */
  async advance(entries: readonly PlanEntry[]): Promise<void> {
    const updates = entries.map(({ projectId, seq, at, actor }) => ({
      updateOne: {
        filter: { projectId, seq: { $lt: seq } },
        update: { $set: { seq, updatedAt: at, modifier: actor } },
      },
    }));
    await this.summaries.bulkWrite(updates, { ordered: false });
  }

  async of(projectIds: readonly string[]): Promise<PlanSummaryDocument[]> {
    return this.summaries
      .find<PlanSummaryDocument>({ projectId: { $in: [...projectIds] } }, { projection: { _id: 0 } })
      .toArray();
  }
}
