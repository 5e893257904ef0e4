/** An import that waits for its reading or its confirmation. */
export interface StoredJob {
  readonly projectId: string;
  readonly jobId: string;
  readonly fileName: string;
}

/** For this tab alone: what another tab waits for is its own. */
const keyOf = (userId: string): string => `plomada.import.${userId}`;

/** Keeps the job where a reload of the page finds it. */
export function storeJob(userId: string, job: StoredJob): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(job));
}

/** The job that the page before this one left behind. */
export function storedJob(userId: string): StoredJob | null {
  return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as StoredJob | null;
}

export const removeJob = (userId: string): void => sessionStorage.removeItem(keyOf(userId));
