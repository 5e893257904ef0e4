import type { RpcContract } from '@plomada/contracts';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Channel, ConsumeMessage, Message } from 'amqplib';
import type { z } from 'zod';
import { Broker } from '../broker/broker';
import { namedQueue, serviceQueue } from '../broker/names';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';
import { CORRELATION_HEADER, currentCorrelationId, newCorrelationId } from '../correlation/correlation';
import { AppFailure, unavailable } from '../failure/app-failure';
import { failureFromWire } from '../failure/failure-of';
import { Metrics } from '../metrics/metrics';
import { aboutProject } from '../tracing/about-project';
import { inSpan, traceHeaders } from '../tracing/tracing';
import type { AnswerPacket, RequestPacket } from './wire';

const REPLY_TO = 'amq.rabbitmq.reply-to';
/** More questions than this at once means that the others do not keep up: new ones are refused at once. */
const MOST_PENDING = 5_000;

/** What is asked, of whom, and until when somebody waits for it. */
interface Question {
  readonly queue: string;
  readonly pattern: string;
  readonly data: unknown;
  readonly timeoutMs: number;
}

interface Pending {
  settle(packet: AnswerPacket): void;
  fail(failure: AppFailure): void;
}

/** Asks other services. All answers come back over one channel, by RabbitMQ's direct reply-to. */
@Injectable()
export class RpcClient implements OnModuleInit {
  private readonly logger = new Logger(RpcClient.name);
  private readonly pending = new Map<string, Pending>();
  /** The live channel, or null while there is none: a question then fails at once instead of waiting in a buffer. */
  private channel: Channel | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly metrics: Metrics,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.broker.channel('rpc-client', (channel) => this.setUp(channel));
  }

  /**
   * Asks the contract's service. Rejects with an AppFailure: the service's own, SERVICE_TIMEOUT after the contract's
   * time (or `timeoutMs`), SERVICE_UNAVAILABLE when the broker or the service's queue is not there. What only reads is asked
   * once more within that time where the process that had the question died and the broker's queue does not hand it on
   * (`mayBeAnswered`); what changes something might be done twice.
   */
  call<C extends RpcContract>(
    contract: C,
    request: z.input<C['request']>,
    options: { timeoutMs?: number } = {},
  ): Promise<z.output<C['response']>> {
    const queue = serviceQueue(this.config, contract.service);
    return this.ask(queue, contract, request, options, (question) =>
      contract.idempotent ? this.exchangeTwice(question) : this.exchange(question),
    );
  }

  /**
   * The same, to a queue that the contracts name (a plan's shard), and never asked more than once: its questions keep their
   * order, and what is asked again would come behind what the same person has sent since.
   */
  callQueue<C extends RpcContract>(
    queue: string,
    contract: C,
    request: z.input<C['request']>,
    options: { timeoutMs?: number } = {},
  ): Promise<z.output<C['response']>> {
    const name = namedQueue(this.config, queue);
    return this.ask(name, contract, request, options, (question) => this.exchange(question));
  }

  private async ask<C extends RpcContract>(
    queue: string,
    contract: C,
    request: z.input<C['request']>,
    { timeoutMs = contract.timeoutMs }: { timeoutMs?: number },
    exchange: (question: Question) => Promise<AnswerPacket>,
  ): Promise<z.output<C['response']>> {
    const { pattern } = contract;
    const end = this.metrics.rpcCalled(pattern);
    try {
      const span = { name: pattern, kind: 'client', about: aboutProject(request) } as const;
      const packet = await inSpan(span, async ({ failed }) => {
        const answer = await exchange({ queue, pattern, data: request, timeoutMs });
        if (answer.err !== undefined) failed(answer.err);
        return answer;
      });
      if (packet.err !== undefined) throw failureFromWire(packet.err);
      const answer = contract.response.parse(packet.response) as z.output<C['response']>;
      end('ok');
      return answer;
    } catch (error) {
      end('failed');
      if (error instanceof AppFailure) throw error;
      this.logger.error(`${pattern} answered against its contract: ${String(error)}`);
      throw new AppFailure({ kind: 'internal', code: 'INTERNAL' });
    }
  }

  /** Not more than twice: a question that ends whoever takes it must not end one process after the other. */
  private async exchangeTwice(question: Question): Promise<AnswerPacket> {
    const asked = performance.now();
    const answer = await this.exchange(question);
    const timeoutMs = Math.floor(question.timeoutMs - (performance.now() - asked));
    return answer.askAgain && timeoutMs > 0 ? this.exchange({ ...question, timeoutMs }) : answer;
  }

  private exchange({ queue, pattern, data, timeoutMs }: Question): Promise<AnswerPacket> {
    const { channel } = this;
    if (!channel || this.pending.size >= MOST_PENDING)
      return Promise.reject(unavailable('SERVICE_UNAVAILABLE'));
    const id = newCorrelationId();
    const current = currentCorrelationId();
    const packet: RequestPacket = { pattern, data, id };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.take(id)?.fail(unavailable('SERVICE_TIMEOUT', { service: pattern })),
        timeoutMs,
      );
      this.pending.set(id, {
        settle: (answer) => (clearTimeout(timer), resolve(answer)),
        fail: (failure) => (clearTimeout(timer), reject(failure)),
      });
      channel.publish('', queue, Buffer.from(JSON.stringify(packet)), {
        correlationId: id,
        replyTo: REPLY_TO,
        // Nobody waits any longer after that: a service that comes back must not work through old questions.
        expiration: timeoutMs,
        mandatory: true,
        contentType: 'application/json',
        headers: {
          [CORRELATION_HEADER]: current === 'none' ? newCorrelationId() : current,
          ...traceHeaders(),
        },
      });
    });
  }

  private async setUp(channel: Channel): Promise<void> {
    channel.on('return', (message: Message) =>
      this.take(message.properties.correlationId)?.fail(unavailable('SERVICE_UNAVAILABLE')),
    );
    channel.on('close', () => this.lose(channel));
    await channel.consume(REPLY_TO, (message) => message && this.receive(message), { noAck: true });
    this.channel = channel;
  }

  private receive(message: ConsumeMessage): void {
    const waiting = this.take(message.properties.correlationId);
    if (!waiting) return;
    try {
      waiting.settle(JSON.parse(message.content.toString()) as AnswerPacket);
    } catch {
      waiting.fail(new AppFailure({ kind: 'internal', code: 'INTERNAL' }));
    }
  }

  /** Answers go to the channel that asked: with it they are lost. */
  private lose(channel: Channel): void {
    if (this.channel !== channel) return;
    this.channel = null;
    for (const id of [...this.pending.keys()]) this.take(id)?.fail(unavailable('SERVICE_UNAVAILABLE'));
  }

  private take(id: string): Pending | undefined {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    return waiting;
  }
}
