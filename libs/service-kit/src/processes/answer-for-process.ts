import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LAST_RELEASE, type ProcessState } from '@plomada/contracts';
import type { Channel, ConsumeMessage } from 'amqplib';
import { hostname } from 'node:os';
import { Broker } from '../broker/broker';
import { processesExchange } from '../broker/names';
import type { BaseConfig } from '../config/base-config';
import { APP_NAME, CONFIG } from '../config/config-token';
import { EventConsumer } from '../events/event-consumer';
import { ShardConsumer } from '../rpc/shard-consumer';
import { HealthRegistry } from '../health/health-registry';
import { EventLoopDelay } from './event-loop-delay';

/** What does not answer within so many milliseconds is down: whoever asks waits a second for all processes together. */
const CHECKS_PATIENCE = 600;

/** Answers for this process when somebody asks which processes there are. */
@Injectable()
export class AnswerForProcess implements OnApplicationBootstrap {
  private readonly logger = new Logger(AnswerForProcess.name);
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  constructor(
    private readonly broker: Broker,
    private readonly health: HealthRegistry,
    private readonly events: EventConsumer,
    private readonly shards: ShardConsumer,
    private readonly eventLoop: EventLoopDelay,
    @Inject(APP_NAME) private readonly app: string,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.broker.channel('answer-for-process', async (channel) => {
      await channel.assertExchange(processesExchange(this.config), 'fanout', { durable: false });
      const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false });
      await channel.bindQueue(queue, processesExchange(this.config), '');
      await channel.consume(queue, (message) => message && void this.answer(channel, message), {
        noAck: true,
      });
    });
  }

  private async answer(channel: Channel, { properties }: ConsumeMessage): Promise<void> {
    const { replyTo, correlationId } = properties as { replyTo?: string; correlationId?: string };
    if (!replyTo) return;
    try {
      const state = Buffer.from(JSON.stringify(await this.state()));
      channel.sendToQueue(replyTo, state, { correlationId });
    } catch (error) {
      // The channel died meanwhile: whoever asked asks again.
      this.logger.warn(`not answered: ${(error as Error).message}`);
    }
  }

  private async state(): Promise<ProcessState> {
    const { checks } = await this.health.ask(CHECKS_PATIENCE);
    return {
      name: this.app,
      instance: `${hostname()}:${process.pid}`,
      version: LAST_RELEASE.number,
      startedAt: this.startedAt,
      memory: process.memoryUsage.rss(),
      eventLoopDelay: this.eventLoop.longest,
      checks,
      queues: [...this.events.sharedQueues, ...this.shards.sharedQueues],
    };
  }
}
