import type { ImportedSchedule } from '@plomada/domain';

/** A person compares one file with the plan at a time; one more is for an undone accept of the file before. */
const MOST_KEPT = 2;

/**
 * What this page has fetched of finished import jobs: whoever accepts rows of such a file sees at once what becomes of the plan. The
 * server has what its own job has read, and so has no browser to send it.
 */
const kept = new Map<string, ImportedSchedule>();

export function keepSchedule(jobId: string, schedule: ImportedSchedule): void {
  kept.delete(jobId);
  kept.set(jobId, schedule);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) return;
    kept.delete(oldest);
  }
}

/** What a job has read; null for what this page has not fetched, which the server decides alone. */
export const readSchedule = (jobId: string): ImportedSchedule | null => kept.get(jobId) ?? null;
