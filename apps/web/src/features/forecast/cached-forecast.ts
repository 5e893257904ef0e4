import type { ProjectForecast } from '@plomada/contracts';
import { failureOf } from '../../base/api/api-failure';
import { reportError } from '../../base/api/report-error';
import { readCached, writeCached } from '../../base/offline-cache/cache-store';

/** Keeps what the server said last for when it cannot be reached. An answer without a forecast says less than the one kept. */
export function cacheForecast(userId: string, projectId: string, answer: ProjectForecast): void {
  if (!answer.forecast) return;
  writeCached('forecast', userId, projectId, answer).catch((error: unknown) => reportError('storage', error));
}

/** What was kept, where a failure says that the server was not reached; null where nothing is. */
export async function cachedForecast(
  userId: string,
  projectId: string,
  thrown: unknown,
): Promise<ProjectForecast | null> {
  if (failureOf(thrown).kind !== 'unavailable') return null;
  const kept = await readCached('forecast', userId, projectId);
  // Nothing is under way that this page could follow.
  return kept && { ...kept, running: null };
}
