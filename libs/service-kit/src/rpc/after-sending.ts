import { setTimeout } from 'node:timers/promises';

/** About what an answer takes to its asker, in milliseconds. */
const ON_ITS_WAY = 5;

/**
 * Resolves when an answer that is given now has about arrived: for work that belongs to it and that nobody waits for. Begun
 * at once it would come first, since the broker's client writes to its socket in the next turn of the event loop, and
 * then take the processors that broker and gateway need for the answer.
 */
export async function afterSending(): Promise<void> {
  await setTimeout(ON_ITS_WAY);
}
