import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ChannelModel } from 'amqplib';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';
import { unavailable } from '../failure/app-failure';
import { connectBroker } from './connect-broker';

/** A connection that nobody used for so long is closed, in milliseconds. */
const KEPT = 60_000;

/**
 * A second connection to RabbitMQ for what is rarely asked. A question about a queue that is not there ends its channel, and the
 * process's own connection would be renewed for it.
 */
@Injectable()
export class OnDemandConnection implements OnApplicationShutdown {
  private opening: Promise<ChannelModel> | undefined;
  private users = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) private readonly config: BaseConfig) {}

  /** Does some work on the connection. Rejects with SERVICE_UNAVAILABLE when the broker does not answer, else as the work does. */
  async use<T>(work: (connection: ChannelModel) => Promise<T>): Promise<T> {
    clearTimeout(this.idle);
    this.users += 1;
    const opening = this.opening ?? this.open();
    try {
      return await work(await opening);
    } catch (error) {
      if (this.opening === opening) throw error;
      // It ended meanwhile: what the work was told then says nothing to anybody.
      throw Object.assign(unavailable('SERVICE_UNAVAILABLE'), { cause: error });
    } finally {
      this.users -= 1;
      if (this.users === 0) this.idle = setTimeout(() => void this.close(), KEPT).unref();
    }
  }

  private open(): Promise<ChannelModel> {
    const opening = connectBroker(this.config.RABBITMQ_URL);
    this.opening = opening;
    // Another may have been opened while this one was closing: that one stays.
    const forget = () => {
      if (this.opening === opening) this.opening = undefined;
    };
    opening.then((connection) => connection.on('error', () => undefined).once('close', forget), forget);
    return opening;
  }

  private async close(): Promise<void> {
    const { opening } = this;
    this.opening = undefined;
    await opening?.then((connection) => connection.close()).catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.close();
  }
}
