import type { RpcContract } from '@plomada/contracts';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { Channel, ConsumeMessage } from 'amqplib';
import { Broker } from '../broker/broker';
import { namedQueue } from '../broker/names';
import { queueOptions, singleConsumerQueueOptions } from '../broker/queue-options';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';
import { CORRELATION_HEADER, newCorrelationId, withCorrelation } from '../correlation/correlation';
import { Metrics } from '../metrics/metrics';
import { carrierOf } from '../tracing/carrier-of';
import { inSpan } from '../tracing/tracing';
import { answer, type RpcHandler } from './answer';
import { InFlight } from './in-flight';
import { KeyedQueue } from './keyed-queue';
import { askAgain, mayBeAnswered } from './redelivery';
import type { AnswerPacket, RequestPacket } from './wire';

export interface ShardOptions {
  /** The broker gives the queue to one consumer at a time and to the next when that one goes: one writer. */
  readonly singleActiveConsumer?: boolean;
  /**
   * What has to be answered one at a time and in order, also where it comes by several queues; questions with other keys are
   * answered meanwhile. All of a queue by default.
   */
  readonly keyOf?: (data: unknown) => string;
}

/** Questions of one queue that are with its consumer at a time, at work or waiting for their turn. */
const PREFETCH = 16;

/** A queue that is answered here. */
interface Serving {
  /** As the broker knows it. */
  readonly name: string;
  readonly consumerTag: string;
  readonly consume: (channel: Channel) => Promise<unknown>;
  live: Channel | null;
}

/**
 * Answers a contract from a queue of its own, one question of each key at a time and in order.
 *
 * A question is acknowledged when it was decided, just before its answer is sent. One that was under way when its consumer
 * died is handled again by the next (of a quorum queue: has to be asked again, see `mayBeAnswered`): handlers must be
 * idempotent. One that was answered never is, or what was refused could be done later, behind the back of whoever was told
 * and went on.
 */
@Injectable()
export class ShardConsumer implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ShardConsumer.name);
  private readonly inFlight = new InFlight();
  private readonly turns = new KeyedQueue();
  private readonly serving = new Map<string, Serving>();
  private isStopping = false;

  /**
   * How often it came to a queue anew, also after a connection was lost: it then stands behind the other consumers, which have
   * to step back once more if the queue is to be this one's.
   */
  arrivals = 0;

  constructor(
    private readonly broker: Broker,
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Starts answering; resolves when the consumer is registered. Stops by itself when the process shuts down. */
  async serve<C extends RpcContract>(
    queue: string,
    contract: C,
    handler: RpcHandler<C>,
    { singleActiveConsumer = true, keyOf = () => queue }: ShardOptions = {},
  ): Promise<void> {
    const name = namedQueue(this.config, queue);
    const options = (singleActiveConsumer ? singleConsumerQueueOptions : queueOptions)(this.config);
    const consumerTag = newCorrelationId();
    const take = (channel: Channel, message: ConsumeMessage): Promise<void> => {
      if (mayBeAnswered(this.config, message))
        return this.handle(channel, message, contract, async () => askAgain());
      const data = dataOf(message);
      return this.handle(channel, message, contract, () =>
        this.turns.run(keyOf(data), () => answer(contract, data, handler)),
      );
    };
    const consume = (channel: Channel) =>
      channel.consume(name, (message) => message && void take(channel, message), { consumerTag });
    const serving: Serving = { name, consumerTag, consume, live: null };
    this.serving.set(queue, serving);
    await this.broker.channel(name, async (channel) => {
      // Nobody would wait for what was taken now.
      if (this.isStopping) return;
      await channel.assertQueue(name, options);
      await channel.prefetch(PREFETCH);
      await consume(channel);
      serving.live = channel;
      this.arrivals += 1;
    });
  }

  /** The queues that are answered here, in the order in which that began. */
  get queues(): string[] {
    return [...this.serving.keys()];
  }

  /** The same as the broker knows them. */
  get sharedQueues(): string[] {
    return [...this.serving.values()].map(({ name }) => name);
  }

  /**
   * Steps behind the other consumers of a queue: the broker gives it to the one that waits longest, and to this one again
   * when no other is there. What is under way is still answered.
   */
  async stepBack(queue: string): Promise<void> {
    const { live, consumerTag, consume } = this.serving.get(queue) ?? {};
    if (this.isStopping || !live || !consumerTag || !consume) return;
    try {
      await live.cancel(consumerTag);
      if (!this.isStopping) await consume(live);
    } catch (error) {
      // The channel died meanwhile: it is set up again, behind the others.
      this.logger.warn(`not stepped back from ${queue}: ${(error as Error).message}`);
    }
  }

  private async handle(
    channel: Channel,
    message: ConsumeMessage,
    { pattern }: RpcContract,
    work: () => Promise<Omit<AnswerPacket, 'isDisposed'>>,
  ): Promise<void> {
    this.inFlight.begin();
    const end = this.metrics.rpcServed(pattern);
    const { replyTo, correlationId, headers = {} } = message.properties;
    const span = { name: pattern, kind: 'server', continues: carrierOf(headers) } as const;
    try {
      const outcome = await inSpan(span, async ({ failed }) => {
        const decided = await withCorrelation(headers[CORRELATION_HEADER], work);
        if ('err' in decided) failed(decided.err);
        return decided;
      });
      const packet: AnswerPacket = { ...outcome, isDisposed: true };
      const content = Buffer.from(JSON.stringify(packet));
      channel.ack(message);
      if (replyTo) channel.sendToQueue(replyTo, content, { correlationId });
      end('err' in outcome ? 'failed' : 'ok');
    } catch (error) {
      // The channel died meanwhile: the broker gives the question to the next consumer.
      this.logger.warn(`answer to ${pattern} not sent: ${(error as Error).message}`);
    } finally {
      this.inFlight.end();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    const stops = [...this.serving.values()].map(({ live, consumerTag }) => live?.cancel(consumerTag));
    await Promise.allSettled(stops);
    await this.inFlight.drained();
  }
}

/** What was asked; undefined (which no contract accepts) when the message is not one of ours. */
function dataOf(message: ConsumeMessage): unknown {
  try {
    return (JSON.parse(message.content.toString()) as RequestPacket).data;
  } catch {
    return undefined;
  }
}
