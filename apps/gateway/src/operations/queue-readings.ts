import { Inject, Injectable } from '@nestjs/common';
import type { QueueState } from '@plomada/contracts';
import { CONFIG, OnDemandConnection, readQueues, TtlCache } from '@plomada/service-kit';
import type { GatewayConfig } from '../config';
import { queuesInOrder } from './queues-in-order';
import { QueueNames } from './queue-names';

/** How long a reading holds, in milliseconds. */
const BELIEVED = 2_000;
/** With what was read so long ago at most is compared, in milliseconds. */
const COMPARED_WITHIN = 60_000;

export interface QueuesReading {
  readonly readAt: string;
  readonly queues: QueueState[];
}

interface Past {
  readonly at: number;
  readonly waiting: ReadonlyMap<string, number>;
}

/** What waits in the broker's queues, and whether it grows. */
@Injectable()
export class QueueReadings {
  private readonly cache = new TtlCache<QueuesReading>(BELIEVED);
  private past: readonly Past[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly names: QueueNames,
    private readonly connection: OnDemandConnection,
  ) {}

  read(): Promise<QueuesReading> {
    return this.cache.get('all', () => this.readNow());
  }

  private async readNow(): Promise<QueuesReading> {
    const names = await this.names.all();
    const found = await this.connection.use((connection) => readQueues(connection, names));
    const at = Date.now();
    this.past = this.past.filter((one) => one.at >= at - COMPARED_WITHIN);
    const earliest = this.past[0]?.waiting;
    const queues = found.map(({ name, waiting, consumers }) => {
      const before = earliest?.get(name);
      const short = name.slice(this.config.PLOMADA_PREFIX.length + 1);
      return { name: short, waiting, consumers, growth: before === undefined ? null : waiting - before };
    });
    this.past = [...this.past, { at, waiting: new Map(found.map(({ name, waiting }) => [name, waiting])) }];
    return { readAt: new Date(at).toISOString(), queues: queuesInOrder(queues) };
  }
}
