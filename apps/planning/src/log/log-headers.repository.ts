import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';
import { ArchivedChanges } from './archived-changes';
import type { LogDocument, StoredEntry } from './log-document';
import { upgraded } from './stored-schema';

const HEADER = {
  _id: 0,
  projectId: 1,
  seq: 1,
  actionId: 1,
  digest: 1,
  type: 1,
  actor: 1,
  acceptedBy: 1,
  at: 1,
  when: 1,
  touched: 1,
  tasks: 1,
  restrictions: 1,
  restriction: 1,
  closed: 1,
  isRedo: 1,
  schema: 1,
};

/** What the entries of a log say of themselves: the log as people read it, in an order, by person, by kind or of one row. */
@Injectable()
export class LogHeadersRepository {
  private readonly log: mongo.Collection<LogDocument>;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly archived: ArchivedChanges,
  ) {
    this.log = connection.db!.collection<LogDocument>('log', { readConcern: { level: 'majority' } });
  }

  /** Entries before `seq`, newest first, each with the first of its changes unless they are packed. */
  async *headersBefore(
    projectId: string,
    seq: number,
    wanted: HeaderFilter = {},
  ): AsyncGenerator<EntryHeader> {
    const projection = { ...HEADER, changes: { $slice: 1 } };
    const filter = headerFilter(projectId, { $lt: seq }, wanted);
    const found = this.log.find<EntryHeader>(filter, { projection, batchSize: 250 }).sort({ seq: -1 });
    for await (const entry of found) {
      if (isBefore(entry, wanted)) return;
      yield upgraded(entry);
    }
  }

  /** Entries after `seq`, oldest first, as `headersBefore` answers them. */
  async *headersAfter(
    projectId: string,
    seq: number,
    wanted: HeaderFilter = {},
  ): AsyncGenerator<EntryHeader> {
    const projection = { ...HEADER, changes: { $slice: 1 } };
    const { from, until } = wanted;
    const at = { ...(from && { $gte: from }), ...(until !== undefined && { $lt: until }) };
    const filter = { ...headerFilter(projectId, { $gt: seq }, wanted), ...(from && { at }) };
    const found = this.log.find<EntryHeader>(filter, { projection, batchSize: 250 }).sort({ seq: 1 });
    for await (const entry of found) yield upgraded(entry);
  }

  /** Who wrote an entry and what kind of action it is; null when the log has none of this seq. */
  async authorAndTypeOf(
    projectId: string,
    seq: number,
  ): Promise<{ readonly userId: string; readonly type: string } | null> {
    const found = await this.log.findOne({ projectId, seq }, { projection: { type: 1, 'actor.userId': 1 } });
    return found && { userId: found.actor.userId, type: found.type };
  }

  /** The kinds of action that a log has, each once. */
  async types(projectId: string): Promise<string[]> {
    return this.log.distinct('type', { projectId });
  }

  /** Entries before `seq` that stand in the history of a row, newest first, each with what it did to that row alone. */
  async *historyBefore(
    projectId: string,
    seq: number,
    row: string,
    wanted: HeaderFilter = {},
  ): AsyncGenerator<EntryHeader> {
    const ofRow = { $filter: { input: '$changes', cond: { $eq: ['$$this.id', { $literal: row }] } } };
    const projection = { ...HEADER, changes: ofRow, packed: 1, archived: 1 };
    const filter = { ...headerFilter(projectId, { $lt: seq }, wanted), rows: row };
    const found = this.log.find<StoredEntry>(filter, { projection, batchSize: 20 }).sort({ seq: -1 });
    for await (const document of found) {
      if (isBefore(document, wanted)) return;
      const { changes, ...entry } = upgraded(await this.archived.whole(document));
      yield { ...entry, changes: changes.filter(({ id }) => id === row) };
    }
  }

  /** Everybody who has written to a log, each once, as they were called last. */
  async authors(projectId: string): Promise<LogDocument['actor'][]> {
    // As the index has them: the newest entry of each is read and no other.
    const found = this.log.aggregate<{ actor: LogDocument['actor'] }>([
      { $match: { projectId } },
      { $sort: { projectId: 1, 'actor.userId': 1, seq: -1 } },
      { $group: { _id: '$actor.userId', actor: { $first: '$actor' } } },
    ]);
    return found.map(({ actor }) => actor).toArray();
  }
}

/** What an entry says of itself besides its changes. */
export type EntryHeader = Pick<
  LogDocument,
  | 'projectId'
  | 'seq'
  | 'actionId'
  | 'digest'
  | 'type'
  | 'actor'
  | 'acceptedBy'
  | 'at'
  | 'when'
  | 'touched'
  | 'tasks'
  | 'restrictions'
  | 'restriction'
  | 'closed'
  | 'isRedo'
  | 'schema'
  | 'changes'
>;

/** Which entries are wanted: accepted on the day or at the instant `from` or later, and before the instant `until`. */
export interface HeaderFilter {
  readonly from?: string | null | undefined;
  readonly userId?: string | undefined;
  readonly notBy?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly until?: string | undefined;
}

function headerFilter(
  projectId: string,
  seq: { $lt: number } | { $gt: number },
  { userId, notBy, types, until }: HeaderFilter,
) {
  const by = { ...(userId !== undefined && { $eq: userId }), ...(notBy !== undefined && { $ne: notBy }) };
  return {
    projectId,
    seq,
    ...(Object.keys(by).length > 0 && { 'actor.userId': by }),
    ...(types !== undefined && { type: { $in: [...types] } }),
    ...(until !== undefined && { at: { $lt: until } }),
  };
}

/** Instants follow the seq: newest first, everything that comes after such an entry is older still. */
const isBefore = ({ at }: Pick<LogDocument, 'at'>, { from }: HeaderFilter): boolean =>
  Boolean(from && at < from);
