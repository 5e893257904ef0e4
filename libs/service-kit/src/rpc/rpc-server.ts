import { type RmqContext, ServerRMQ } from '@nestjs/microservices';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { serviceQueue } from '../broker/names';
import type { BaseConfig } from '../config/base-config';
import { CORRELATION_HEADER, newCorrelationId, withCorrelation } from '../correlation/correlation';
import type { Metrics } from '../metrics/metrics';
import { InFlight } from './in-flight';
import type { AnswerPacket } from './wire';

/** How many questions one process works on at a time. */
const PREFETCH = 64;

/**
 * Nest's RabbitMQ transport with what a service that is stopped or killed needs: a question is acknowledged after its
 * answer was sent, so that another instance takes it over when this one dies; and a stop waits for what is under way.
 */
export class RpcServer extends ServerRMQ {
  private readonly inFlight = new InFlight();
  private readonly timers = new WeakMap<object, (outcome: 'ok' | 'failed') => void>();
  private readonly consumerTag = newCorrelationId();
  private live: ConfirmChannel | null = null;

  constructor(
    config: BaseConfig,
    service: string,
    private readonly metrics: Metrics,
  ) {
    super({
      urls: [config.RABBITMQ_URL],
      queue: serviceQueue(config, service),
      noAck: false,
      socketOptions: { heartbeatIntervalInSeconds: 10, reconnectTimeInSeconds: 1 },
    });
    this.setOnProcessingStartHook((_transport, context, done) => this.begin(context as RmqContext, done));
  }

  override addHandler(...args: Parameters<ServerRMQ['addHandler']>): void {
    const [pattern] = args;
    if (this.messageHandlers.has(String(pattern))) throw new Error(`Two handlers answer ${String(pattern)}`);
    super.addHandler(...args);
  }

  /** Like Nest's, with the consumer awaited: a channel that ends meanwhile must not end the process. */
  override async setupChannel(channel: ConfirmChannel, callback: () => void): Promise<void> {
    await channel.assertQueue(this.queue, { durable: true });
    await channel.prefetch(PREFETCH);
    const take = (message: ConsumeMessage | null) =>
      message &&
      void this.handleMessage(message, channel).catch((error: unknown) => this.handleError(String(error)));
    await channel.consume(this.queue, take, { consumerTag: this.consumerTag });
    this.live = channel;
    callback();
  }

  private begin(context: RmqContext, done: () => Promise<unknown>): void {
    this.inFlight.begin();
    this.timers.set(context, this.metrics.rpcServed(context.getPattern()));
    const { headers } = (context.getMessage() as ConsumeMessage).properties;
    void withCorrelation(headers?.[CORRELATION_HEADER], done);
  }

  override sendMessage<T>(message: T, replyTo: unknown, correlationId: string, context: RmqContext): void {
    const packet = message as AnswerPacket;
    const channel = context.getChannelRef() as ConfirmChannel;
    const content = Buffer.from(JSON.stringify(packet));
    try {
      if (typeof replyTo === 'string') channel.sendToQueue(replyTo, content, { correlationId });
      if (packet.isDisposed) channel.ack(context.getMessage() as ConsumeMessage);
    } catch (error) {
      // The channel died meanwhile: the broker gives the question to the next consumer.
      this.logger.warn(`answer to ${context.getPattern()} not sent: ${(error as Error).message}`);
    }
    const end = this.timers.get(context);
    if (!packet.isDisposed || !end) return;
    this.timers.delete(context);
    end(packet.err === undefined ? 'ok' : 'failed');
    this.inFlight.end();
  }

  override async close(): Promise<void> {
    await this.live?.cancel(this.consumerTag).catch(() => undefined);
    await this.inFlight.drained();
    await super.close();
  }
}
