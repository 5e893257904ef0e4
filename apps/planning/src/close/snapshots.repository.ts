import type { PlanSnapshot } from '@plomada/contracts';
import { type Plan, type PlanDocument, toDocument, WRITTEN_SCHEMA } from '@plomada/domain';
import { DURABLE } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';
import { LogRepository } from '../log/log.repository';
import { pack, unpack } from '../log/packed';
import { storedPlan } from '../log/stored-schema';
import { ROLLBACK } from '../log/action-types';

/** Named by the action that closed the term. */
interface SnapshotDocument extends PlanSnapshot {
  readonly projectId: string;
  /** By which the plan is written; of before this was kept, none. */
  readonly schema?: number;
  readonly plan: mongo.Binary;
}
export type SnapshotHeader = Omit<SnapshotDocument, 'schema' | 'plan'>;

const NO_SNAPSHOT = (): null => null;

@Injectable()
export class SnapshotsRepository {
  private readonly snapshots: mongo.Collection<SnapshotDocument>;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(DURABLE) writeConcern: mongo.WriteConcernSettings,
    private readonly log: LogRepository,
  ) {
    this.snapshots = connection.db!.collection<SnapshotDocument>('snapshots', { writeConcern });
  }

  async onModuleInit(): Promise<void> {
    await this.snapshots.createIndex({ projectId: 1, snapshotId: 1 }, { unique: true });
  }

  /** Durable when it resolves. A close that is tried again replaces the snapshot of the time before. */
  async keep(header: SnapshotHeader, plan: Plan): Promise<void> {
    const { projectId, snapshotId } = header;
    const packed = await pack(JSON.stringify(toDocument(plan)));
    const document = { ...header, schema: WRITTEN_SCHEMA, plan: packed };
    await this.snapshots.replaceOne({ projectId, snapshotId }, document, { upsert: true });
  }

  /** The snapshots that a plan can go back to, newest first: those whose close is in the log. */
  async of(projectId: string): Promise<PlanSnapshot[]> {
    const found = await this.snapshots
      .find<PlanSnapshot>({ projectId }, { projection: { _id: 0, projectId: 0, schema: 0, plan: 0 } })
      .sort({ seq: -1 })
      .toArray();
    const closes = await this.log.knownOf(
      projectId,
      found.map(({ snapshotId }) => snapshotId),
    );
    return found.filter(({ snapshotId }) => closes.has(snapshotId));
  }

  /** The snapshot that a rollback asks for, ready for a decision that cannot wait. Other actions get none. */
  async forAction(
    projectId: string,
    { type, payload }: { type: string; payload?: unknown },
  ): Promise<(snapshotId: string) => Plan | null> {
    const wanted = type === ROLLBACK ? (payload as { snapshotId?: unknown } | null)?.snapshotId : null;
    if (typeof wanted !== 'string') return NO_SNAPSHOT;
    const plan = await this.plan(projectId, wanted);
    return (snapshotId) => (snapshotId === wanted ? plan : null);
  }

  /** The last entry of the plan that a rollback goes back to; null of other actions. */
  async seqFor(
    projectId: string,
    { type, payload }: { type: string; payload?: unknown },
  ): Promise<number | null> {
    const snapshotId = type === ROLLBACK ? (payload as { snapshotId?: unknown } | null)?.snapshotId : null;
    if (typeof snapshotId !== 'string') return null;
    const found = await this.snapshots.findOne({ projectId, snapshotId }, { projection: { seq: 1 } });
    return found?.seq ?? null;
  }

  private async plan(projectId: string, snapshotId: string): Promise<Plan | null> {
    if (!(await this.log.knownOf(projectId, [snapshotId])).has(snapshotId)) return null;
    const found = await this.snapshots.findOne({ projectId, snapshotId });
    return found && storedPlan(await unpack<PlanDocument>(found.plan), found.schema);
  }
}
