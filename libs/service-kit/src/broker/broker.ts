import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type AmqpConnectionManager, type ChannelWrapper, connect } from 'amqp-connection-manager';
import type { Channel } from 'amqplib';
import { addressOf, StartFailure } from '../failure/start-failure';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';
import { brokerUrls } from './broker-urls';

/** How long a publisher waits for the broker's confirm, in milliseconds. */
const PUBLISH_TIMEOUT = 5_000;
/** How long after the end of a channel the connection is renewed, in milliseconds. */
const RENEW_AFTER = 500;

/** An error that carries the broker's reply code, 406 for a queue that is declared otherwise. */
const isRefusal = (error: unknown) => error instanceof Error && 'code' in error;

/** The process's connection to RabbitMQ. It comes back by itself after a cut, at another node where there are several, and its channels with it. */
@Injectable()
export class Broker implements OnApplicationShutdown {
  private readonly logger = new Logger(Broker.name);
  private readonly connection: AmqpConnectionManager;
  private readonly live = new Set<Channel>();
  private wanted = 0;
  private renewal: NodeJS.Timeout | undefined;
  private closing = false;
  /** Why the broker ended a channel last, in its own words: other channels end with the connection, and know no reason. */
  private refusal: string | undefined;

  constructor(@Inject(CONFIG) private readonly config: BaseConfig) {
    this.connection = connect(brokerUrls(config.RABBITMQ_URL), {
      heartbeatIntervalInSeconds: 10,
      reconnectTimeInSeconds: 1,
      connectionOptions: { timeout: 5_000, noDelay: true, clientProperties: { product: 'plomada' } },
    });
    this.connection.on('disconnect', ({ err }) => {
      if (!this.closing) this.logger.warn(`RabbitMQ went away: ${err?.message ?? 'closed'}`);
    });
    this.connection.on('connect', () => {
      this.logger.log('connected to RabbitMQ');
      clearTimeout(this.renewal);
      this.renewal = undefined;
    });
  }

  /** Waits for the first connection. Throws a StartFailure when there is none in time. */
  async reach(): Promise<void> {
    let last = '';
    const remember = ({ err }: { err: Error }) => (last = err.message);
    this.connection.on('connectFailed', remember);
    try {
      await this.connection.connect({ timeout: this.patience });
    } catch {
      await this.onApplicationShutdown();
      const why = last ? ` (${last})` : '';
      const addresses = this.config.RABBITMQ_URL.split(',').map(addressOf).join(', ');
      throw new StartFailure(`RabbitMQ does not answer at ${addresses}${why}`);
    } finally {
      this.connection.removeListener('connectFailed', remember);
    }
  }

  private get patience(): number {
    return this.config.START_PATIENCE_SECONDS * 1000;
  }

  /** Whether the connection and all its channels work. */
  get isConnected(): boolean {
    return this.connection.isConnected() && this.live.size === this.wanted;
  }

  /**
   * A channel that is set up again after every reconnection. Resolves when it was set up once; throws a StartFailure
   * when the broker goes on refusing it. One failure is no reason to give up: two instances that declare the
   * same quorum queue at the same moment make the broker close one of them.
   *
   * With `confirms` the broker says of each message that it has it. Questions and their answers do without: what counts
   * is the answer, and a confirm would be one more frame for each.
   */
  channel(
    name: string,
    setup: (channel: Channel) => Promise<void>,
    { confirms = false }: { readonly confirms?: boolean } = {},
  ): Promise<ChannelWrapper> {
    this.wanted += 1;
    return new Promise((resolve, reject) => {
      let why = 'no answer';
      const giveUp = () => reject(new StartFailure(`RabbitMQ refuses ${name} (${this.refusal ?? why})`));
      const timer = setTimeout(giveUp, this.patience);
      const wrapper = this.connection.createChannel({
        name,
        json: false,
        confirm: confirms,
        publishTimeout: PUBLISH_TIMEOUT,
        setup: async (channel: Channel) => {
          let ended = false;
          channel.once('close', () => {
            ended = true;
            this.lose(channel);
          });
          try {
            await setup(channel);
            if (ended) throw new Error('the channel ended meanwhile');
          } catch (error) {
            why = (error as Error).message;
            if (isRefusal(error)) this.refusal = why;
            this.logger.warn(`${name} was not set up: ${why}`);
            this.lose(channel);
            throw error;
          }
          this.live.add(channel);
          clearTimeout(timer);
          resolve(wrapper);
        },
      });
      wrapper.on('error', (error: Error) => (why = error.message));
    });
  }

  /** A channel that ends while the connection lives does not come back by itself: then the whole connection is renewed. */
  private lose(channel: Channel): void {
    this.live.delete(channel);
    if (this.closing) return;
    this.renewal ??= setTimeout(() => {
      this.renewal = undefined;
      if (!this.closing && this.connection.isConnected()) this.connection.reconnect();
    }, RENEW_AFTER);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    clearTimeout(this.renewal);
    await this.connection.close();
  }
}
