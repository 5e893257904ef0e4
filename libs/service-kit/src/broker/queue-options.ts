import type { Options } from 'amqplib';
import type { BaseConfig } from '../config/base-config';
import { deadExchange, deadQueue } from './names';

type Config = Pick<BaseConfig, 'PLOMADA_PREFIX' | 'QUEUE_TYPE'>;

/**
 * How every queue that outlives its consumer is declared. The broker refuses whoever declares one again in another way, and a
 * queue never changes its type: docs/operations.md says how an installation goes over to another `QUEUE_TYPE`.
 */

/** Deliveries after which the broker itself gives up on an event: one that kills every process that touches it. */
const CRASH_LIMIT = 20;

const QUORUM = { 'x-queue-type': 'quorum' };

/** A classic queue says nothing of its type, as it always did: the broker would take the word for another argument. */
const typed = ({ QUEUE_TYPE }: Config): Record<string, unknown> => (QUEUE_TYPE === 'quorum' ? QUORUM : {});

/** Of a service's questions, and of the messages that an app gave up on. */
export const queueOptions = (config: Config): Options.AssertQueue => ({
  durable: true,
  arguments: typed(config),
});

/** Of questions that one consumer at a time answers, and the next when that one goes. */
export const singleConsumerQueueOptions = (config: Config): Options.AssertQueue => ({
  durable: true,
  arguments: { ...typed(config), 'x-single-active-consumer': true },
});

/** Of an app's events: always a quorum queue, which counts the deliveries, also those that ended with a dead process. */
export const eventQueueOptions = (config: Config, app: string): Options.AssertQueue => ({
  durable: true,
  arguments: {
    ...QUORUM,
    'x-delivery-limit': CRASH_LIMIT,
    'x-dead-letter-exchange': deadExchange(config),
    'x-dead-letter-routing-key': deadQueue(config, app),
  },
});
