import type { Queue } from 'bullmq';
import type { QueuedComputation } from './queue-name';

/** The share that is done, 0..1, of a project's calculation which waits or is under way; null where none is. */
export async function jobProgress(
  queue: Queue<QueuedComputation>,
  projectId: string,
): Promise<number | null> {
  const jobId = await queue.getDeduplicationJobId(projectId);
  const job = jobId ? await queue.getJob(jobId) : undefined;
  if (!job) return null;
  return typeof job.progress === 'number' ? job.progress : 0;
}
