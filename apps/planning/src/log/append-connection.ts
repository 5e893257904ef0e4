import { durableWrites } from '@plomada/service-kit';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Connection, mongo } from 'mongoose';
import type { LogDocument } from './log-document';

export interface WriteError {
  readonly index: number;
  readonly code: number;
}

/**
 * The one connection by which entries come into the log, and the count of its lives, which are called epochs.
 *
 * A database that was away may come back as an older one, restored: an entry that was decided upon what the other held would
 * leave a gap. The driver waits for a database that is away, and opens a connection again without asking. So there is one
 * connection and no more, and whatever waits for another is called off: in an epoch all is done by one server.
 */
@Injectable()
export class AppendConnection implements OnModuleInit, OnApplicationShutdown {
  readonly client: mongo.MongoClient;
  private readonly log: mongo.Collection<LogDocument>;
  private epochs = 0;
  private calledOff = new AbortController();
  private writeConcern: mongo.WriteConcernSettings = { w: 'majority', j: true };

  /** To the database of `others`, by which the same process does everything else; what it loses from sight is lost here too. */
  constructor(url: string, options: mongo.MongoClientOptions, others: Connection) {
    this.client = new mongo.MongoClient(url, { ...options, maxPoolSize: 1, retryWrites: false });
    this.log = this.client.db(others.name).collection<LogDocument>('log');
    for (const event of ['connectionCreated', 'connectionReady', 'connectionPoolCleared'] as const)
      this.client.on(event, () => this.begin());
    for (const event of ['connectionCreated', 'connectionPoolCleared'] as const)
      others.getClient().on(event, () => (this.epochs += 1));
  }

  /** What was seen of a log counts in the epoch in which one began to look. */
  get epoch(): number {
    return this.epochs;
  }

  /** Connects, so that the first insert finds the way open. */
  async onModuleInit(): Promise<void> {
    this.writeConcern = await durableWrites(this.client);
  }

  /**
   * Inserts documents, each by itself; resolves when they are durable, with the errors of those that were refused. Rejects
   * when it is not known which are durable, also when the epoch ended.
   */
  async insert(documents: readonly LogDocument[]): Promise<readonly WriteError[]> {
    const { signal } = this.calledOff;
    const { writeConcern } = this;
    const command = { insert: 'log', documents, ordered: false, writeConcern };
    const { writeErrors } = await this.client.db(this.log.dbName).command(command, { signal });
    return (writeErrors ?? []) as WriteError[];
  }

  /** Whether the log has this entry, in this place. */
  async has({
    projectId,
    seq,
    actionId,
  }: Pick<LogDocument, 'projectId' | 'seq' | 'actionId'>): Promise<boolean> {
    const projection = { _id: 1 };
    return (await this.log.findOne({ projectId, seq, actionId }, { projection })) !== null;
  }

  /** Rejects unless something written by this connection becomes durable. */
  async prove(): Promise<void> {
    await this.client
      .db(this.log.dbName)
      .collection<{ _id: string }>('readiness', { writeConcern: this.writeConcern })
      .updateOne({ _id: 'log' }, { $set: { at: new Date() } }, { upsert: true });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  private begin(): void {
    this.epochs += 1;
    this.calledOff.abort();
    this.calledOff = new AbortController();
  }
}
