import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type ProcessState, processState } from '@plomada/contracts';
import type { Channel, ConsumeMessage } from 'amqplib';
import { setTimeout as wait } from 'node:timers/promises';
import { Broker } from '../broker/broker';
import { processesExchange } from '../broker/names';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';
import { newCorrelationId } from '../correlation/correlation';
import { unavailable } from '../failure/app-failure';

const REPLY_TO = 'amq.rabbitmq.reply-to';
/** How long answers are waited for, in milliseconds. Who is busy for longer counts as not there: nobody else is answered by it either. */
const PATIENCE = 1_000;
/** Nobody runs more. */
const MOST = 500;

/** Asks all processes of the installation how they are. */
@Injectable()
export class AskProcesses implements OnModuleInit {
  private readonly logger = new Logger(AskProcesses.name);
  private readonly asked = new Map<string, ProcessState[]>();
  private channel: Channel | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.broker.channel('ask-processes', async (channel) => {
      await channel.assertExchange(processesExchange(this.config), 'fanout', { durable: false });
      channel.on('close', () => {
        if (this.channel === channel) this.channel = null;
      });
      await channel.consume(REPLY_TO, (message) => message && this.receive(message), { noAck: true });
      this.channel = channel;
    });
  }

  /** Whoever answers within a second, by name. Rejects with SERVICE_UNAVAILABLE while there is no broker. */
  async ask(): Promise<ProcessState[]> {
    const { channel } = this;
    if (!channel) throw unavailable('SERVICE_UNAVAILABLE');
    const correlationId = newCorrelationId();
    const answers: ProcessState[] = [];
    this.asked.set(correlationId, answers);
    try {
      channel.publish(processesExchange(this.config), '', Buffer.from('{}'), {
        correlationId,
        replyTo: REPLY_TO,
        expiration: PATIENCE,
      });
      await wait(PATIENCE);
    } finally {
      this.asked.delete(correlationId);
    }
    // Cut off meanwhile: nobody could answer, which says nothing of them.
    if (this.channel !== channel) throw unavailable('SERVICE_UNAVAILABLE');
    return answers.sort((a, b) => a.name.localeCompare(b.name) || a.instance.localeCompare(b.instance));
  }

  private receive({ properties, content }: ConsumeMessage): void {
    const answers = this.asked.get(String(properties.correlationId));
    if (!answers || answers.length >= MOST) return;
    const state = processState.safeParse(JSON.parse(content.toString()));
    if (state.success) answers.push(state.data);
    else this.logger.warn(`a process answered against the contract: ${state.error.message.slice(0, 300)}`);
  }
}
