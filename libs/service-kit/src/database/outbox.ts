import type { EventContract } from '@plomada/contracts';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { currentCorrelationId } from '../correlation/correlation';
import { EventBus } from '../events/event-bus';
import { traceHeaders } from '../tracing/tracing';

interface Entry {
  _id: string;
  key: string;
  payload: unknown;
  correlationId: string;
  /** The trace in which it was added. */
  traceparent?: string;
  /** Oldest first: instant and a counter of the process that added it. */
  order: string;
  at: Date;
  /** The process that added it: it sends it at once; another one only when this one seems dead. */
  owner: string;
  sentAt: Date | null;
}

const DUPLICATE_KEY = 11_000;
/** Milliseconds between two looks for what was left behind. */
const LOOK_EVERY = 1_000;
/** After this many milliseconds an unsent entry of another process is taken over. */
const ABANDONED = 5_000;
/** Seconds that sent entries are kept, for the curious. */
const KEPT = 24 * 3600;

/**
 * Keeps events in the database until the broker has them, so that a fact that was stored is also told.
 *
 * Delivery is at least once; entries of one process leave in the order in which they were added.
 */
@Injectable()
export class Outbox implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Outbox.name);
  private readonly owner = randomUUID();
  private readonly entries: Collection<Entry>;
  private counter = 0;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | null = null;
  private more = false;
  private stopped = false;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly bus: EventBus,
  ) {
    this.entries = connection.collection<Entry>('outbox');
  }

  async onModuleInit(): Promise<void> {
    await this.entries.createIndex({ sentAt: 1, order: 1 });
    await this.entries
      .createIndex({ sentAt: 1 }, { name: 'expiry', expireAfterSeconds: KEPT })
      .catch(() => undefined);
    this.timer = setInterval(() => this.send(), LOOK_EVERY);
  }

  /** Stores an event to be sent. Resolves when it is stored. Adding the same id again is adding it once. */
  async add<C extends EventContract>(event: C, payload: z.input<C['payload']>, id: string): Promise<void> {
    event.payload.parse(payload);
    const at = new Date();
    const count = String((this.counter = (this.counter + 1) % 1e9)).padStart(9, '0');
    const current = currentCorrelationId();
    try {
      await this.entries.insertOne({
        _id: id,
        key: event.key,
        payload,
        correlationId: current === 'none' ? id : current,
        ...traceHeaders(),
        order: `${at.toISOString()} ${count}`,
        at,
        owner: this.owner,
        sentAt: null,
      });
    } catch (error) {
      if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error;
    }
    this.send();
  }

  /** Sends what is waiting, one loop at a time; a call during one makes it look once more. */
  private send(): void {
    if (this.stopped) return;
    if (this.sending) {
      this.more = true;
      return;
    }
    this.sending = this.sendAll()
      .catch((error: unknown) => this.logger.warn(`events wait in the outbox: ${(error as Error).message}`))
      .finally(() => {
        this.sending = null;
        if (!this.more) return;
        this.more = false;
        this.send();
      });
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const abandoned = new Date(Date.now() - ABANDONED);
      const waiting = await this.entries
        .find({ sentAt: null, $or: [{ owner: this.owner }, { at: { $lt: abandoned } }] })
        .sort({ order: 1 })
        .limit(100)
        .toArray();
      if (waiting.length === 0) return;
      for (const { _id, key, payload, correlationId, traceparent } of waiting) {
        if (this.stopped) return;
        await this.bus.publishRaw(key, payload, { id: _id, correlationId, continues: { traceparent } });
        await this.entries.updateOne({ _id }, { $set: { sentAt: new Date() } });
      }
    }
  }

  /** What was not sent stays stored and is sent by the next process. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopped = true;
    await this.sending;
  }
}
