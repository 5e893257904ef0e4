import { type RmqContext, ServerRMQ } from '@nestjs/microservices';
import type { AmqpConnectionManager } from 'amqp-connection-manager';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { brokerUrls } from '../broker/broker-urls';
import { serviceQueue } from '../broker/names';
import { queueOptions } from '../broker/queue-options';
import type { BaseConfig } from '../config/base-config';
import { CORRELATION_HEADER, newCorrelationId, withCorrelation } from '../correlation/correlation';
import { StartFailure } from '../failure/start-failure';
import type { Metrics } from '../metrics/metrics';
import { carrierOf } from '../tracing/carrier-of';
import { openSpan } from '../tracing/tracing';
import { InFlight } from './in-flight';
import { askAgain, mayBeAnswered } from './redelivery';
import type { AnswerPacket } from './wire';

/** How many questions one process works on at a time. */
const PREFETCH = 64;
/** The broker's answer when something that is there is declared in another way. */
const PRECONDITION_FAILED = 406;
/** How long after a channel failed to be set up the connection is renewed, in milliseconds. */
const RENEW_AFTER = 500;

/**
 * Nest's RabbitMQ transport with what a service that is stopped or killed needs: a question is acknowledged when its answer
 * is there, so that another instance takes it over when this one dies, and just before the answer is sent, so that nobody is
 * answered and the question asked once more; and a stop waits for what is under way.
 */
export class RpcServer extends ServerRMQ {
  private readonly inFlight = new InFlight();
  /** Told how each question under way was answered, in the end. */
  private readonly endings = new WeakMap<object, (failure: unknown) => void>();
  private readonly consumerTag = newCorrelationId();
  private live: ConfirmChannel | null = null;
  private closing = false;

  constructor(
    private readonly config: BaseConfig,
    service: string,
    private readonly metrics: Metrics,
  ) {
    super({
      urls: brokerUrls(config.RABBITMQ_URL),
      queue: serviceQueue(config, service),
      noAck: false,
      socketOptions: {
        heartbeatIntervalInSeconds: 10,
        reconnectTimeInSeconds: 1,
        // An answer must not wait for the acknowledgement of what was sent before it.
        connectionOptions: { noDelay: true },
      },
    });
    this.setOnProcessingStartHook((_transport, context, done) => this.begin(context as RmqContext, done));
  }

  override addHandler(...args: Parameters<ServerRMQ['addHandler']>): void {
    const [pattern] = args;
    if (this.messageHandlers.has(String(pattern))) throw new Error(`Two handlers answer ${String(pattern)}`);
    super.addHandler(...args);
  }

  /** Like Nest's, with the consumer awaited: a channel that ends meanwhile must not end the process. */
  override async setupChannel(channel: ConfirmChannel, callback: (error?: Error) => void): Promise<void> {
    await channel
      .assertQueue(this.queue, queueOptions(this.config))
      .catch((error: Error & { code?: number }) => {
        // The queue is there and declared otherwise: no wait changes that.
        if (error.code === PRECONDITION_FAILED)
          callback(new StartFailure(`RabbitMQ refuses ${this.queue} (${error.message})`));
        throw error;
      });
    await channel.prefetch(PREFETCH);
    const take = (message: ConsumeMessage | null) => {
      if (!message) return;
      if (mayBeAnswered(this.config, message)) this.reply(channel, message, askAgain());
      else
        void this.handleMessage(message, channel).catch((error: unknown) => this.handleError(String(error)));
    };
    await channel.consume(this.queue, take, { consumerTag: this.consumerTag });
    this.live = channel;
    callback();
  }

  /** Like Nest's, which listens to no error of its channel: one that is cut off while it is set up would end the process. */
  override createClient<T = AmqpConnectionManager>(): T {
    const client = super.createClient<AmqpConnectionManager>();
    const create = client.createChannel.bind(client);
    client.createChannel = (options) => {
      const channel = create(options);
      channel.on('error', (error: Error) => this.renewLater(client, error));
      return channel;
    };
    return client as T;
  }

  /** A cut brings channels back by itself; one that failed alone comes back with a renewed connection. */
  private renewLater(client: AmqpConnectionManager, error: Error): void {
    this.logger.warn(`the channel for questions was not set up: ${error.message}`);
    setTimeout(() => {
      if (!this.closing && client.isConnected()) client.reconnect();
    }, RENEW_AFTER).unref();
  }

  private begin(context: RmqContext, done: () => Promise<unknown>): void {
    this.inFlight.begin();
    const pattern = context.getPattern();
    const { headers = {} } = (context.getMessage() as ConsumeMessage).properties;
    const end = this.metrics.rpcServed(pattern);
    const span = openSpan({ name: pattern, kind: 'server', continues: carrierOf(headers) });
    this.endings.set(context, (failure) => {
      end(failure === undefined ? 'ok' : 'failed');
      if (failure !== undefined) span.failed(failure);
      span.end();
    });
    void span.run(() => withCorrelation(headers[CORRELATION_HEADER], done));
  }

  override sendMessage<T>(message: T, _replyTo: unknown, _correlationId: string, context: RmqContext): void {
    const packet = message as AnswerPacket;
    this.reply(context.getChannelRef() as ConfirmChannel, context.getMessage() as ConsumeMessage, packet);
    const end = this.endings.get(context);
    if (!packet.isDisposed || !end) return;
    this.endings.delete(context);
    end(packet.err);
    this.inFlight.end();
  }

  private reply(channel: ConfirmChannel, question: ConsumeMessage, packet: AnswerPacket): void {
    const { replyTo, correlationId } = question.properties as { replyTo?: unknown; correlationId?: string };
    const content = Buffer.from(JSON.stringify(packet));
    try {
      if (packet.isDisposed) channel.ack(question);
      if (typeof replyTo === 'string') channel.sendToQueue(replyTo, content, { correlationId });
    } catch (error) {
      // The channel died meanwhile: the broker gives the question to the next consumer.
      this.logger.warn(`answer ${correlationId} not sent: ${(error as Error).message}`);
    }
  }

  override async close(): Promise<void> {
    this.closing = true;
    await this.live?.cancel(this.consumerTag).catch(() => undefined);
    await this.inFlight.drained();
    await super.close();
  }
}
