import type { EventContract } from '@plomada/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ChannelWrapper } from 'amqp-connection-manager';
import type { Channel } from 'amqplib';
import type { z } from 'zod';
import { Broker } from '../broker/broker';
import { eventsExchange } from '../broker/names';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';
import { CORRELATION_HEADER, currentCorrelationId, newCorrelationId } from '../correlation/correlation';
import { unavailable } from '../failure/app-failure';
import { Metrics } from '../metrics/metrics';
import { aboutProject } from '../tracing/about-project';
import type { Carrier } from '../tracing/span';
import { inSpan, traceHeaders } from '../tracing/tracing';

interface AboutEvent {
  readonly id: string;
  readonly correlationId: string;
  /** The trace that it belongs to, where that is not the one of what is being worked on. */
  readonly continues?: Carrier;
}

/** Tells facts to whoever wants to know. */
@Injectable()
export class EventBus implements OnModuleInit {
  private channel: ChannelWrapper;

  constructor(
    private readonly broker: Broker,
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly metrics: Metrics,
  ) {}

  async onModuleInit(): Promise<void> {
    const exchange = eventsExchange(this.config);
    const declare = async (channel: Channel): Promise<void> => {
      await channel.assertExchange(exchange, 'topic', { durable: true });
    };
    this.channel = await this.broker.channel('event-bus', declare, { confirms: true });
  }

  /**
   * Publishes an event. Resolves when the broker has it safely. Rejects with SERVICE_UNAVAILABLE when the connection breaks
   * before the confirm, or after 5 seconds without a connection: it may or may not have been told then. Published again,
   * an event keeps its `id`.
   */
  async publish<C extends EventContract>(
    event: C,
    payload: z.input<C['payload']>,
    { id = newCorrelationId() }: { id?: string } = {},
  ): Promise<void> {
    event.payload.parse(payload);
    const current = currentCorrelationId();
    await this.publishRaw(event.key, payload, { id, correlationId: current === 'none' ? id : current });
  }

  /** The same for a payload that was checked before it was stored (see Outbox). */
  async publishRaw(
    key: string,
    payload: unknown,
    { id, correlationId, continues }: AboutEvent,
  ): Promise<void> {
    const end = this.metrics.eventPublished(key);
    const span = {
      name: `publish ${key}`,
      kind: 'producer',
      about: aboutProject(payload),
      continues,
    } as const;
    try {
      await inSpan(span, () =>
        this.channel.publish(eventsExchange(this.config), key, Buffer.from(JSON.stringify(payload)), {
          persistent: true,
          messageId: id,
          contentType: 'application/json',
          headers: { [CORRELATION_HEADER]: correlationId, ...traceHeaders() },
        }),
      );
      end('ok');
    } catch (error) {
      end('failed');
      throw Object.assign(unavailable('SERVICE_UNAVAILABLE'), { cause: error });
    }
  }
}
