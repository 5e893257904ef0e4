import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type AmqpConnectionManager, type ChannelWrapper, connect } from 'amqp-connection-manager';
import type { ConfirmChannel } from 'amqplib';
import { addressOf, START_PATIENCE, StartFailure } from '../boot/start-failure';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';

/** How long a publisher waits for the broker's confirm, in milliseconds. */
const PUBLISH_TIMEOUT = 5_000;

/** The process's connection to RabbitMQ. It comes back by itself after a cut, and its channels with it. */
@Injectable()
export class Broker implements OnApplicationShutdown {
  private readonly logger = new Logger(Broker.name);
  private readonly connection: AmqpConnectionManager;
  private closing = false;

  constructor(@Inject(CONFIG) private readonly config: BaseConfig) {
    this.connection = connect([config.RABBITMQ_URL], {
      heartbeatIntervalInSeconds: 10,
      reconnectTimeInSeconds: 1,
      connectionOptions: { timeout: 5_000, noDelay: true, clientProperties: { product: 'plomada' } },
    });
    this.connection.on('disconnect', ({ err }) => {
      if (!this.closing) this.logger.warn(`RabbitMQ went away: ${err?.message ?? 'closed'}`);
    });
    this.connection.on('connect', () => this.logger.log('connected to RabbitMQ'));
  }

  /** Waits for the first connection. Throws a StartFailure when there is none in time. */
  async reach(patience: number = START_PATIENCE): Promise<void> {
    let last = '';
    const remember = ({ err }: { err: Error }) => (last = err.message);
    this.connection.on('connectFailed', remember);
    try {
      await this.connection.connect({ timeout: patience });
    } catch {
      await this.onApplicationShutdown();
      const why = last ? ` (${last})` : '';
      throw new StartFailure(`RabbitMQ does not answer at ${addressOf(this.config.RABBITMQ_URL)}${why}`);
    } finally {
      this.connection.removeListener('connectFailed', remember);
    }
  }

  get isConnected(): boolean {
    return this.connection.isConnected();
  }

  /** A channel that is set up again after every reconnection. Resolves when it was set up once. */
  async channel(name: string, setup: (channel: ConfirmChannel) => Promise<void>): Promise<ChannelWrapper> {
    const wrapper = this.connection.createChannel({
      name,
      json: false,
      publishTimeout: PUBLISH_TIMEOUT,
      setup,
    });
    // A setup that fails again after a reconnection is tried at the next one; the first failure is the caller's.
    const failed = new Promise<never>((_, reject) => {
      wrapper.on('error', (error: Error) => {
        this.logger.error(`channel ${name}: ${error.message}`);
        reject(error);
      });
    });
    await Promise.race([wrapper.waitForConnect(), failed]);
    return wrapper;
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    await this.connection.close();
  }
}
