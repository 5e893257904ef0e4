import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header of HTTP calls and broker messages that carries the id. */
export const CORRELATION_HEADER = 'x-correlation-id';

const storage = new AsyncLocalStorage<string>();
const SOUND = /^[A-Za-z0-9_-]{8,80}$/;

/** A fresh id for something that begins here. */
export function newCorrelationId(): string {
  return randomUUID();
}

/** The id of what is being worked on, from the browser to the last consumer; 'none' outside of any. */
export function currentCorrelationId(): string {
  return storage.getStore() ?? 'none';
}

/** Does the work under an id; one that is missing or malformed is replaced by a fresh one. */
export function withCorrelation<T>(id: unknown, work: () => T): T {
  return storage.run(typeof id === 'string' && SOUND.test(id) ? id : newCorrelationId(), work);
}
