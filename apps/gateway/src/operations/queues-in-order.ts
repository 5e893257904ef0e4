import type { QueueState } from '@plomada/contracts';

/** Where messages wait for a person: nothing consumes it by itself. */
const isOfDeadLetters = ({ name }: QueueState): boolean => name.endsWith('.dead');

/** Whether nobody would take what comes to it, or more comes than is taken. Dead letters wait for people; any of them is one too many. */
export function needsAttention(queue: QueueState): boolean {
  if (isOfDeadLetters(queue)) return queue.waiting > 0;
  return queue.consumers === 0 || (queue.growth ?? 0) > 0;
}

/** Those first that need somebody, of these the fullest first; the others by name. */
export function queuesInOrder(queues: readonly QueueState[]): QueueState[] {
  return queues.toSorted(
    (a, b) =>
      Number(needsAttention(b)) - Number(needsAttention(a)) ||
      b.waiting - a.waiting ||
      a.name.localeCompare(b.name),
  );
}
