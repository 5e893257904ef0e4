import { DURABLE, isDuplicateKey } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Connection, mongo } from 'mongoose';

interface PlanQueues {
  readonly _id: 'plan-queues';
  /** The largest number that any planning process of this installation was ever told. */
  readonly most: number;
}

const ONLY = { _id: 'plan-queues' } as const;

/**
 * How many queues plans were ever spread over. Who sends by an older, larger number still may, and what waits in a queue of it
 * is worked off: planning answers from all of them.
 */
@Injectable()
export class PlanQueuesRepository {
  private readonly queues: mongo.Collection<PlanQueues>;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(DURABLE) writeConcern: mongo.WriteConcernSettings,
  ) {
    this.queues = connection.db!.collection<PlanQueues>('plan_queues', { writeConcern });
  }

  /** Remembers a number unless there was a larger one. */
  async remember(count: number): Promise<void> {
    try {
      await this.queues.updateOne(ONLY, { $max: { most: count } }, { upsert: true });
    } catch (error) {
      // Another process made the record at the same moment.
      if (!isDuplicateKey(error)) throw error;
      await this.queues.updateOne(ONLY, { $max: { most: count } });
    }
  }

  /** The largest number that was remembered, 0 while there is none. */
  async most(): Promise<number> {
    return (await this.queues.findOne(ONLY))?.most ?? 0;
  }
}
