import type { EventContract } from '@plomada/contracts';
import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export interface EventMeta {
  /** The event's own id: the same on every delivery. */
  readonly id: string;
  readonly correlationId: string;
  /** 1 for the first delivery. */
  readonly attempt: number;
}

export interface OnEventOptions {
  /**
   * 'shared' (default): one instance of the app handles it, retried, then dead-lettered. 'each': every process gets it
   * while it runs; a failure is logged and forgotten.
   */
  readonly queue?: 'shared' | 'each';
  /** How many deliveries a shared event is given before it is dead-lettered; 5 unless told. */
  readonly retries?: number;
}

export interface Subscription extends Required<OnEventOptions> {
  readonly event: EventContract;
}

export type EventHandler<C extends EventContract> = (
  payload: z.output<C['payload']>,
  meta: EventMeta,
) => Promise<void> | void;

export const SUBSCRIPTION = 'plomada:on-event';

/** Makes a provider's method hear an event. Deliveries are at least once: a shared handler must be idempotent (see Inbox). */
export function OnEvent<C extends EventContract>(
  event: C,
  { queue = 'shared', retries = 5 }: OnEventOptions = {},
) {
  return <T extends EventHandler<C>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(SUBSCRIPTION, { event, queue, retries } satisfies Subscription)(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
