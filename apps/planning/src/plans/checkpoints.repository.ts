import { type Plan, type PlanDocument, toDocument, WRITTEN_SCHEMA } from '@plomada/domain';
import { DURABLE } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';
import { pack, unpack } from '../log/packed';
import { storedPlan } from '../log/stored-schema';

interface CheckpointDocument {
  readonly projectId: string;
  readonly seq: number;
  readonly at: string;
  /** By which the plan is written; of before this was kept, none. */
  readonly schema?: number;
  readonly plan: mongo.Binary;
}

export interface Checkpoint {
  readonly plan: Plan;
  readonly seq: number;
  readonly at: string;
}

/** Besides the first, from which the whole log can be folded again. */
const KEPT = 2;

/** Plans as they were at some seq, so that loading one does not fold its whole log. */
@Injectable()
export class CheckpointsRepository {
  private readonly checkpoints: mongo.Collection<CheckpointDocument>;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(DURABLE) writeConcern: mongo.WriteConcernSettings,
  ) {
    this.checkpoints = connection.db!.collection<CheckpointDocument>('checkpoints', { writeConcern });
  }

  async onModuleInit(): Promise<void> {
    await this.checkpoints.createIndex({ projectId: 1, seq: -1 }, { unique: true });
  }

  /** Keeps the plan unless there is one at that seq already. */
  async keep(projectId: string, { plan, seq, at }: Checkpoint): Promise<void> {
    const packed = await pack(JSON.stringify(toDocument(plan)));
    await this.checkpoints.updateOne(
      { projectId, seq },
      { $setOnInsert: { at, schema: WRITTEN_SCHEMA, plan: packed } },
      { upsert: true },
    );
  }

  /** The newest, or the newest that is not after a seq. */
  async last(projectId: string, upTo = Number.MAX_SAFE_INTEGER): Promise<Checkpoint | null> {
    return this.unpacked(
      await this.checkpoints.findOne({ projectId, seq: { $lte: upTo } }, { sort: { seq: -1 } }),
    );
  }

  /** The plans that there are. */
  async plans(): Promise<string[]> {
    return this.checkpoints.distinct('projectId');
  }

  /** The seq of the oldest checkpoint besides the first: no plan is loaded from an entry before it. 0 where there is none. */
  async oldestSeq(projectId: string): Promise<number> {
    const filter = { projectId, seq: { $gt: 0 } };
    const oldest = await this.checkpoints.findOne(filter, { sort: { seq: 1 }, projection: { seq: 1 } });
    return oldest?.seq ?? 0;
  }

  /** The plan as it began. */
  async first(projectId: string): Promise<Checkpoint | null> {
    return this.unpacked(await this.checkpoints.findOne({ projectId, seq: 0 }));
  }

  private async unpacked(found: CheckpointDocument | null): Promise<Checkpoint | null> {
    if (!found) return null;
    const { seq, at, schema, plan } = found;
    return { plan: storedPlan(await unpack<PlanDocument>(plan), schema), seq, at };
  }

  async prune(projectId: string): Promise<void> {
    const [oldestKept] = await this.checkpoints
      .find({ projectId }, { projection: { seq: 1 } })
      .sort({ seq: -1 })
      .skip(KEPT - 1)
      .limit(1)
      .toArray();
    if (!oldestKept) return;
    await this.checkpoints.deleteMany({ projectId, seq: { $gt: 0, $lt: oldestKept.seq } });
  }
}
