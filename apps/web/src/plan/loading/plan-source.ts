import { fromDocument, type Actor } from '@plomada/domain';
import { begin, recallRejected, resume, type SyncState } from '@plomada/sync';
import type { User } from '@plomada/contracts';
import { failureOf } from '../../base/api/api-failure';
import { readCached } from '../../base/offline-cache/cache-store';
import { loadStored } from '../offline/pending-store';
import { fetchProject } from './plan-api';
import type { Ready } from '../state/plan-state';

export type Opened = Pick<Ready, 'projectId' | 'summary' | 'scenario' | 'actor' | 'sync' | 'proposals'>;

/**
 * A project as this person can work on it: from the server or, when that cannot be reached, as it was last seen here. What an
 * earlier page left unsent goes on as if nothing had happened once it is decided upon the plan (see `rebasedBeforeShown`), what
 * it left unread is shown again.
 *
 * Throws ApiFailure when there is neither.
 */
export async function openedProject(user: User, projectId: string): Promise<Opened> {
  const { plan, seq, at, roles, summary, scenario } = await planFrom(user.id, projectId);
  const actor: Actor = { userId: user.id, name: `${user.firstName} ${user.lastName}`.trim(), roles };
  const sync = await withLeft(begin(fromDocument(plan), seq, at), actor, projectId);
  const proposals = await loadStored('proposals', user.id, projectId);
  return { projectId, summary, ...(scenario && { scenario }), actor, sync, proposals };
}

async function planFrom(userId: string, projectId: string) {
  try {
    const { updatedAt: at, ...loaded } = await fetchProject(projectId);
    return { ...loaded, at };
  } catch (error) {
    const copy = failureOf(error).kind === 'unavailable' ? await readCached('plan', userId, projectId) : null;
    if (!copy) throw error;
    return copy;
  }
}

async function withLeft(sync: SyncState, { userId }: Actor, projectId: string): Promise<SyncState> {
  const left = await loadStored('pending', userId, projectId);
  const unread = await loadStored('setbacks', userId, projectId);
  return resume(recallRejected(sync, unread), left);
}
