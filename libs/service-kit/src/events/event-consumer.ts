import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Channel, ConsumeMessage } from 'amqplib';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Broker } from '../broker/broker';
import { deadExchange, deadQueue, eventQueue, eventsExchange } from '../broker/names';
import { eventQueueOptions, queueOptions } from '../broker/queue-options';
import type { BaseConfig } from '../config/base-config';
import { APP_NAME, CONFIG } from '../config/config-token';
import {
  CORRELATION_HEADER,
  currentCorrelationId,
  newCorrelationId,
  withCorrelation,
} from '../correlation/correlation';
import { type EndTimer, Metrics } from '../metrics/metrics';
import type { Span } from '../tracing/span';
import { carrierOf } from '../tracing/carrier-of';
import { inSpan } from '../tracing/tracing';
import { InFlight } from '../rpc/in-flight';
import { type FoundSubscription, SubscriptionScan } from './subscription-scan';

/** Events that one process handles at a time, per subscription. */
const PREFETCH = 16;
/** Milliseconds before the second, third … delivery. */
const PAUSES = [100, 500, 2_000, 5_000];

/** Brings events to the methods that @OnEvent marks. */
@Injectable()
export class EventConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventConsumer.name);
  private readonly inFlight = new InFlight();
  private readonly stops: (() => Promise<void>)[] = [];
  private readonly stopping = new AbortController();
  /** The queues of events that it shares with the other processes of its app. */
  readonly sharedQueues = new Set<string>();

  constructor(
    private readonly scan: SubscriptionScan,
    private readonly broker: Broker,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(APP_NAME) private readonly app: string,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // Each message that waits for another attempt listens; how many that are `PREFETCH` bounds.
    setMaxListeners(0, this.stopping.signal);
    await Promise.all(this.scan.find().map((subscription) => this.subscribe(subscription)));
  }

  private async subscribe(subscription: FoundSubscription): Promise<void> {
    const consumerTag = newCorrelationId();
    let live: Channel | null = null;
    await this.broker.channel(subscription.name, async (channel) => {
      const queue = await this.declare(channel, subscription);
      await channel.prefetch(PREFETCH);
      await channel.consume(
        queue,
        (message) => message && void this.receive(channel, message, subscription),
        {
          consumerTag,
        },
      );
      live = channel;
    });
    this.stops.push(async () => {
      await live?.cancel(consumerTag).catch(() => undefined);
    });
  }

  private async declare(channel: Channel, { event, queue }: FoundSubscription): Promise<string> {
    const exchange = eventsExchange(this.config);
    await channel.assertExchange(exchange, 'topic', { durable: true });
    const declared =
      queue === 'each'
        ? await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })
        : await this.declareShared(channel, eventQueue(this.config, this.app, event.key));
    await channel.bindQueue(declared.queue, exchange, event.key);
    return declared.queue;
  }

  private async declareShared(channel: Channel, name: string) {
    const dead = deadQueue(this.config, this.app);
    this.sharedQueues.add(name);
    await channel.assertExchange(deadExchange(this.config), 'direct', { durable: true });
    await channel.assertQueue(dead, queueOptions(this.config));
    await channel.bindQueue(dead, deadExchange(this.config), dead);
    return channel.assertQueue(name, eventQueueOptions(this.config, this.app));
  }

  private async receive(
    channel: Channel,
    message: ConsumeMessage,
    subscription: FoundSubscription,
  ): Promise<void> {
    this.inFlight.begin();
    const { key } = subscription.event;
    const { headers = {} } = message.properties;
    const end = this.metrics.eventHandled(key);
    try {
      const about = { name: `handle ${key}`, kind: 'consumer', continues: carrierOf(headers) } as const;
      await inSpan(about, (span) =>
        withCorrelation(headers[CORRELATION_HEADER], () =>
          this.handle(channel, message, subscription, { end, span }),
        ),
      );
    } catch (error) {
      // The channel died meanwhile: the broker delivers again.
      this.logger.warn(`${subscription.name}: ${(error as Error).message}`);
    } finally {
      this.inFlight.end();
    }
  }

  private async handle(
    channel: Channel,
    message: ConsumeMessage,
    { event, handle, name, queue, retries }: FoundSubscription,
    { end, span }: { readonly end: EndTimer; readonly span: Span },
  ): Promise<void> {
    const attempt = Number(message.properties.headers?.['x-delivery-count'] ?? 0) + 1;
    const payload = event.payload.safeParse(contentOf(message));
    if (!payload.success) {
      this.logger.error(`${name}: ${event.key} breaks its contract: ${payload.error.message.slice(0, 500)}`);
      end('failed');
      span.failed(payload.error);
      return channel.nack(message, false, false);
    }
    try {
      const id = String(message.properties.messageId ?? '');
      await handle(payload.data, { id, correlationId: currentCorrelationId(), attempt });
      end('ok');
      channel.ack(message);
    } catch (error) {
      end('failed');
      span.failed(error);
      const again = queue === 'shared' && attempt < retries;
      const fate = again
        ? 'will be tried again'
        : queue === 'shared'
          ? 'goes to the dead letters'
          : 'is dropped';
      this.logger.error(`${name}: attempt ${attempt} failed, ${event.key} ${fate}: ${stackOf(error)}`);
      if (again) await this.pause(attempt);
      channel.nack(message, false, again);
    }
  }

  /** Ends early when the process stops: the message goes back to the queue then. */
  private async pause(attempt: number): Promise<void> {
    const pause = PAUSES[Math.min(attempt, PAUSES.length) - 1];
    await wait(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()));
    this.stopping.abort();
    await this.inFlight.drained();
  }
}

function contentOf(message: ConsumeMessage): unknown {
  try {
    return JSON.parse(message.content.toString());
  } catch {
    return undefined;
  }
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
