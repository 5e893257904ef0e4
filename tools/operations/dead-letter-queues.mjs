import amqp from 'amqplib';
import { exported, loadSources } from '../sources/load-sources.mjs';

/** What operators' screen stands on: both do the same with a message, in the same words. */
export const DEAD_LETTERS = [
  exported('{ DeadLetters }', 'libs/service-kit/src/dead-letters/dead-letters.ts'),
];

/** The queues of dead letters of one installation: `letters` for what can be done with them, and how to end the connection. */
export async function openDeadLetters({ url, prefix }) {
  const { DeadLetters } = await loadSources('dead-letters', DEAD_LETTERS);
  const connection = await amqp.connect(url);
  return { letters: new DeadLetters(connection, prefix), close: () => connection.close() };
}
