import { type PlanRollback, standingAdoption } from '@plomada/domain';
import { tooLarge } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';
import { ArchivedChanges, type BlockChanges } from './archived-changes';
import { ROLLBACK } from './action-types';
import { AppendConnection } from './append-connection';
import { GroupAppend } from './group-append';
import type { LogDocument, PlanEntry, StoredEntry } from './log-document';
import { pack } from './packed';
import { upgraded } from './stored-schema';

/** Above this, changes are stored gzipped. */
const PACK_ABOVE_BYTES = 256 * 1024;
/** Larger changes are not archived: those of a block have to fit into one document, and into memory. */
const ARCHIVE_UP_TO_BYTES = 64 * 1024;
/** MongoDB refuses documents of 16 MB; an entry that comes near is refused before anything is written. */
const MAX_STORED_BYTES = 15 * 1024 * 1024;
const ENTRY = { projection: { _id: 0, pending: 0 }, batchSize: 100 };

/** The log of every plan: gapless and single per project, fenced by two unique indexes. */
@Injectable()
export class LogRepository {
  private readonly log: mongo.Collection<LogDocument>;
  private readonly group: GroupAppend;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly appends: AppendConnection,
    private readonly archived: ArchivedChanges,
  ) {
    // What a plan is folded from must survive the loss of a database server.
    this.log = connection.db!.collection<LogDocument>('log', {
      readConcern: { level: 'majority' },
    });
    this.group = new GroupAppend(appends);
  }

  async onModuleInit(): Promise<void> {
    await this.log.createIndex({ projectId: 1, seq: 1 }, { unique: true });
    await this.log.createIndex({ projectId: 1, actionId: 1 }, { unique: true });
    await this.log.createIndex({ projectId: 1, type: 1, seq: 1 });
    await this.log.createIndex({ projectId: 1, 'actor.userId': 1, seq: -1 });
    await this.log.createIndex({ projectId: 1, rows: 1, seq: 1 });
    await this.log.createIndex(
      { projectId: 1, adopted: 1, seq: 1 },
      { partialFilterExpression: { adopted: { $exists: true } } },
    );
    await this.log.createIndex(
      { pending: 1, projectId: 1, seq: 1 },
      { partialFilterExpression: { pending: true } },
    );
  }

  /** Of the connection by which entries are appended: what was seen of a log counts in the epoch in which one began to read it. */
  get epoch(): number {
    return this.appends.epoch;
  }

  /**
   * True once the entry is durable; false when its seq or its action id is there already, or `epoch`, in which the entry
   * before it was seen in the log, is over.
   */
  async append(entry: PlanEntry, json: string, epoch: number): Promise<boolean> {
    const document = await toStored(entry, json);
    // A large one takes its time and would hold up the others of its group.
    const group = document.packed ? new GroupAppend(this.appends) : this.group;
    return group.append(document, epoch);
  }

  async ofAction(projectId: string, actionId: string): Promise<KnownAction | null> {
    const projection = { _id: 0, actionId: 1, digest: 1, seq: 1, at: 1, acceptedBy: 1 };
    return this.log.findOne<KnownAction>({ projectId, actionId }, { projection });
  }

  /** Whether the log has this entry, in this place. */
  async has(entry: EntryKey): Promise<boolean> {
    return this.appends.has(entry);
  }

  /** When the entry of a seq was accepted; null when the log has none. */
  async acceptedAt(projectId: string, seq: number): Promise<string | null> {
    const found = await this.log.findOne({ projectId, seq }, { projection: { _id: 0, at: 1 } });
    return found?.at ?? null;
  }

  /** What is last in a log; null when nothing was ever done to the plan. */
  async newest(projectId: string): Promise<Pick<LogDocument, 'seq' | 'at' | 'actor'> | null> {
    const projection = { _id: 0, seq: 1, at: 1, actor: 1 };
    return this.log.findOne<LogDocument>({ projectId }, { projection, sort: { seq: -1 } });
  }

  /** The whole entry of an action. */
  async entryOf(projectId: string, actionId: string): Promise<PlanEntry | null> {
    const found = await this.log.findOne<StoredEntry>({ projectId, actionId }, ENTRY);
    return found && this.read(found);
  }

  /** Whether an action of one of these types came after `seq`. */
  async hasAfter(projectId: string, seq: number, types: readonly string[]): Promise<boolean> {
    const filter = { projectId, seq: { $gt: seq }, type: { $in: [...types] } };
    return (await this.log.findOne(filter, { projection: { _id: 1 } })) !== null;
  }

  /** Which of these actions are in the log. */
  async knownOf(projectId: string, actionIds: readonly string[]): Promise<Set<string>> {
    const found = this.log.find(
      { projectId, actionId: { $in: [...actionIds] } },
      { projection: { _id: 0, actionId: 1 } },
    );
    return new Set(await found.map((entry) => entry.actionId).toArray());
  }

  /** Entries after `seq` in order, one at a time: a long log is never in memory as a whole. */
  after(projectId: string, seq: number): AsyncGenerator<PlanEntry> {
    return this.between(projectId, seq, Number.MAX_SAFE_INTEGER);
  }

  /** Those after `seq` up to and with `last`, oldest first. */
  async *between(projectId: string, seq: number, last: number): AsyncGenerator<PlanEntry> {
    const wanted = { projectId, seq: { $gt: seq, $lte: last } };
    const found = this.log.find<StoredEntry>(wanted, ENTRY).sort({ seq: 1 });
    for await (const document of found) yield await this.read(document);
  }

  /** An entry with all that it changed, as this release says it. */
  private async read(document: StoredEntry): Promise<PlanEntry> {
    return upgraded(await this.archived.whole(document));
  }

  /** The last adoption of a scenario that was not taken back; null where there is none. */
  async adoptionOf(projectId: string, scenarioId: string): Promise<Adoption | null> {
    const projection = { _id: 0, actionId: 1, seq: 1, undoes: 1, at: 1, actor: 1 };
    const steps = this.log.find<Adoption>({ projectId, adopted: scenarioId }, { projection });
    const inOrder = await steps.sort({ seq: 1 }).toArray();
    const first = inOrder[0];
    if (!first) return null;
    const since = { projectId, type: ROLLBACK, seq: { $gt: first.seq }, restores: { $exists: true } };
    const rollbacks = this.log.find<PlanRollback>(since, { projection: { _id: 0, seq: 1, restores: 1 } });
    return standingAdoption(inOrder, await rollbacks.toArray());
  }

  /**
   * What others than the author edited after a seq, and before it when it was accepted after an instant: for the conflict
   * check of one who has been away for long, or who knows another log. What everybody edited where there is no such author.
   */
  async editsAfter(
    projectId: string,
    { seq, at }: { readonly seq: number; readonly at?: string },
    author: string | null,
  ): Promise<Edit[]> {
    const later = [{ seq: { $gt: seq } }, ...(at === undefined ? [] : [{ at: { $gt: at } }])];
    const projection = { _id: 0, seq: 1, actionId: 1, 'actor.userId': 1, when: 1, touched: 1 };
    const found = this.log.find<Pick<LogDocument, 'seq' | 'actionId' | 'actor' | 'when' | 'touched'>>(
      { projectId, $or: later, ...(author !== null && { 'actor.userId': { $ne: author } }) },
      { projection },
    );
    return found
      .map(({ actor, ...edit }) => ({ ...edit, userId: actor.userId }))
      .sort({ seq: 1 })
      .toArray();
  }

  /** Entries of a project that are not published yet, in order. */
  async *pending(projectId: string): AsyncGenerator<PlanEntry> {
    const found = this.log.find<StoredEntry>({ pending: true, projectId }, ENTRY).sort({ seq: 1 });
    for await (const document of found) yield await this.read(document);
  }

  /** Projects with entries that were accepted before an instant and that nobody has published. */
  async projectsPending(before: string): Promise<string[]> {
    return this.log.distinct('projectId', { pending: true, at: { $lt: before } });
  }

  /** How many entries of all plans are not published. */
  async unpublished(): Promise<number> {
    return this.log.countDocuments({ pending: true });
  }

  /** When the oldest of them was accepted; null when there is none. */
  async unpublishedSince(): Promise<string | null> {
    const oldest = await this.log.findOne({ pending: true }, { projection: { at: 1 }, sort: { at: 1 } });
    return oldest?.at ?? null;
  }

  /**
   * The entries of these actions are published. By action, never by seq: a log that was restored gives a seq out again, and
   * what has it then was not published.
   */
  async markPublished(
    plans: readonly { readonly projectId: string; readonly ids: readonly string[] }[],
  ): Promise<void> {
    const updates = plans.map(({ projectId, ids }) => ({
      updateMany: {
        filter: { projectId, actionId: { $in: [...ids] }, pending: true as const },
        update: { $unset: { pending: true as const } },
      },
    }));
    await this.log.bulkWrite(updates, { ordered: false });
  }

  /** What the entries of a block changed, as they say it, for the archive; null unless all of them were accepted before an instant, and published. */
  async changesToArchive(
    projectId: string,
    { first, last, before }: Block & { readonly before: string },
  ): Promise<BlockChanges | null> {
    const seq = { $gte: first, $lte: last };
    const settled = { projectId, seq, at: { $lt: before }, pending: { $exists: false } };
    if ((await this.log.countDocuments(settled)) !== last - first + 1) return null;
    const changes: (BlockChanges[number] | null)[] = [];
    for await (const entry of this.log.find<StoredEntry>({ projectId, seq }, ENTRY).sort({ seq: 1 })) {
      const isLarge = entry.packed !== undefined || entry.bytes > ARCHIVE_UP_TO_BYTES;
      const { changes: own } = isLarge ? { changes: [] } : await this.archived.whole(entry);
      changes.push(own.length > 1 ? own : null);
    }
    return changes;
  }

  /** The entries of a block do without what the archive has of them; the first change says in lists what one was about. */
  async leaveToArchive(projectId: string, { first, last }: Block): Promise<void> {
    const ofBlock = {
      projectId,
      seq: { $gte: first, $lte: last },
      packed: { $exists: false },
      archived: { $exists: false },
      bytes: { $lte: ARCHIVE_UP_TO_BYTES },
      // Of one change nothing would be saved.
      'changes.1': { $exists: true },
    };
    await this.log.updateMany(ofBlock, [{ $set: { archived: first, changes: { $slice: ['$changes', 1] } } }]);
  }
}

/** Entries of a log that are archived together. */
interface Block {
  readonly first: number;
  readonly last: number;
}

/** An accepted action, as much of it as answers the same question again. */
export type KnownAction = Pick<LogDocument, 'actionId' | 'digest' | 'seq' | 'at' | 'acceptedBy'>;

type Adoption = Pick<LogDocument, 'actionId' | 'seq' | 'undoes' | 'at' | 'actor'>;

type EntryKey = Pick<LogDocument, 'projectId' | 'seq' | 'actionId'>;

export interface Edit {
  readonly seq: number;
  readonly actionId: string;
  readonly userId: string;
  readonly when: string;
  readonly touched: readonly string[];
}

async function toStored(entry: PlanEntry, json: string): Promise<LogDocument> {
  const { changes, ...rest } = entry;
  if (entry.bytes <= PACK_ABOVE_BYTES) return { ...rest, changes, pending: true };
  const packed = await pack(json);
  if (packed.length() > MAX_STORED_BYTES) throw tooLarge('ENTRY_TOO_LARGE');
  return { ...rest, packed, pending: true };
}
