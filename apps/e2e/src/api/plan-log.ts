import type { LogEntry } from '@plomada/contracts';
import type { PlanDocument } from '@plomada/domain';
import type { SignedIn } from './api';

/** The whole log of a plan, portion by portion. */
export async function logOf({ api }: SignedIn, projectId: string): Promise<LogEntry[]> {
  const log: LogEntry[] = [];
  for (;;) {
    const { status, body } = await api.get(`/actions/${projectId}/since/${log.at(-1)?.seq ?? 0}`);
    if (status !== 200) throw new Error(`log not read: ${status} ${JSON.stringify(body)}`);
    const { entries, more } = body as { entries: LogEntry[]; more: boolean };
    log.push(...entries);
    if (!more) return log;
  }
}

export async function planOf(
  { api, user }: SignedIn,
  projectId: string,
): Promise<{ plan: PlanDocument; seq: number; updatedAt: string }> {
  const { status, body } = await api.get(`/project/${projectId}/full/${user.id}`);
  if (status !== 200) throw new Error(`plan not read: ${status} ${JSON.stringify(body)}`);
  return body as { plan: PlanDocument; seq: number; updatedAt: string };
}
