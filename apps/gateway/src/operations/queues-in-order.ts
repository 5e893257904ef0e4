import type { QueueState } from '@plomada/contracts';

type Seen = Omit<QueueState, 'needsAttention'>;

/** Fewer more than a minute ago come and go by themselves. */
const GROWS = 10;

/** Whether nobody would take what comes to it, or more comes than is taken. */
const needsAttention = ({ consumers, growth }: Seen): boolean => consumers === 0 || (growth ?? 0) >= GROWS;

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
