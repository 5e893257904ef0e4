/** An import that waits for its reading or its confirmation. */
export interface KeptJob {
  readonly projectId: string;
  readonly jobId: string;
  readonly fileName: string;
}

/** For this tab alone: what another tab waits for is its own. */
const keyOf = (userId: string): string => `plomada.import.${userId}`;

/** Keeps the job where a reload of the page finds it. */
export function keepJob(userId: string, job: KeptJob): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(job));
}

/** The job that the page before this one left behind. */
export function keptJob(userId: string): KeptJob | null {
  return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as KeptJob | null;
}

export const forgetJob = (userId: string): void => sessionStorage.removeItem(keyOf(userId));
