import type { QueueState } from '@plomada/contracts';

type Seen = Omit<QueueState, 'needsAttention'>;

/** Where messages wait for a person: nothing consumes it by itself. */
const isOfDeadLetters = ({ name }: Seen): boolean => name.endsWith('.dead');

/** Whether nobody would take what comes to it, or more comes than is taken. Dead letters wait for people; any of them is one too many. */
function needsAttention(queue: Seen): boolean {
  if (isOfDeadLetters(queue)) return queue.waiting > 0;
  return queue.consumers === 0 || (queue.growth ?? 0) > 0;
}

/** Those first that need somebody, of these the fullest first; the others by how much waits, then by name. */
export function queuesInOrder(queues: readonly Seen[]): QueueState[] {
  return queues
    .map((queue) => ({ ...queue, needsAttention: needsAttention(queue) }))
    .sort(
      (a, b) =>
        Number(b.needsAttention) - Number(a.needsAttention) ||
        b.waiting - a.waiting ||
        a.name.localeCompare(b.name),
    );
}
