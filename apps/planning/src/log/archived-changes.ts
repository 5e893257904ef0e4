import type { Change } from '@plomada/domain';
import { DURABLE, TtlCache } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';
import type { PlanEntry, StoredEntry } from './log-document';
import { pack, unpack } from './packed';

/** How many entries of a log are archived together, from a seq that is one more than a multiple of it. */
export const BLOCK = 100;

/** For each entry of a block what it changed; null of one that keeps its changes itself. */
export type BlockChanges = readonly (readonly Change[] | null)[];

interface ArchivedBlock {
  readonly projectId: string;
  /** The seq of its first entry. */
  readonly first: number;
  readonly packed: mongo.Binary;
  /** The entries do without what stands here. */
  readonly done?: true;
}

/** Whoever reads a log in order asks for a block entry by entry. */
const REMEMBERED_MS = 60_000;
const REMEMBERED = 16;

/** What old entries of logs changed, many in one compressed document. */
@Injectable()
export class ArchivedChanges {
  private readonly blocks: mongo.Collection<ArchivedBlock>;
  private readonly recent = new TtlCache<BlockChanges>(REMEMBERED_MS, REMEMBERED);

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(DURABLE) writeConcern: mongo.WriteConcernSettings,
  ) {
    this.blocks = connection.db!.collection<ArchivedBlock>('archived_changes', {
      writeConcern,
      readConcern: { level: 'majority' },
    });
  }

  async onModuleInit(): Promise<void> {
    await this.blocks.createIndex({ projectId: 1, first: 1 }, { unique: true });
  }

  /** Keeps a block, unless it is there already; entries never change, nor does what is archived of them. */
  async keep(projectId: string, first: number, changes: BlockChanges): Promise<void> {
    const packed = await pack(JSON.stringify(changes));
    await this.blocks.updateOne({ projectId, first }, { $setOnInsert: { packed } }, { upsert: true });
  }

  /** A block as it is stored. Throws where there is none: then a log would have lost something. */
  async read(projectId: string, first: number): Promise<BlockChanges> {
    const found = await this.blocks.findOne({ projectId, first });
    if (!found) throw new Error(`The archive of ${projectId} has no block ${first}`);
    return unpack<BlockChanges>(found.packed);
  }

  /** An entry with all that it changed, wherever that stands: in the entry, packed in it, or here. */
  async whole({ packed, archived, changes, ...entry }: StoredEntry): Promise<PlanEntry> {
    if (archived !== undefined)
      return { ...entry, changes: await this.of(entry.projectId, archived, entry.seq) };
    return { ...entry, changes: changes ?? (packed ? await unpack(packed) : []) };
  }

  /** What the entry of a seq changed, by the block that it says to be in. */
  private async of(projectId: string, first: number, seq: number): Promise<readonly Change[]> {
    const block = await this.recent.get(`${projectId} ${first}`, () => this.read(projectId, first));
    const changes = block[seq - first];
    if (!changes) throw new Error(`The archive of ${projectId} has no changes of ${seq}`);
    return changes;
  }

  /** The entries of a block do without what stands in it. */
  async markDone(projectId: string, first: number): Promise<void> {
    await this.blocks.updateOne({ projectId, first }, { $set: { done: true } });
  }

  /** Of a project that is gone. */
  async forget(projectId: string, first: number): Promise<void> {
    await this.blocks.deleteOne({ projectId, first });
  }

  /** The first seq that is not archived yet. */
  async next(projectId: string): Promise<number> {
    const last = await this.blocks.findOne(
      { projectId, done: true },
      { sort: { first: -1 }, projection: { first: 1 } },
    );
    return last ? last.first + BLOCK : 1;
  }
}
