import { entriesSince, type LogEntry } from '@plomada/contracts';
import { randomUUID } from 'node:crypto';
import type { Probe } from './probe';

/** What came back to an action: the seq of its entry, or the code of a refusal; UNCHANGED of an OK that wrote none. */
export type Outcome =
  { readonly id: string; readonly seq: number } | { readonly id: string; readonly code: string };

/** Sends as a client does: the same action again under the same id until it is answered for good. */
export async function submitUntilAnswered(
  probe: Probe,
  projectId: string,
  [type, payload]: readonly [string, unknown],
  {
    id = randomUUID(),
    timeoutMs = 1_000,
    baseSeq = 0,
    who = 'ana',
    when = undefined as string | undefined,
    planQueues = undefined as number | undefined,
  } = {},
): Promise<Outcome> {
  for (;;) {
    try {
      const said = { id, timeoutMs, baseSeq, who, when, planQueues };
      const { seq, unchanged } = await probe.submit(projectId, type, payload, said);
      return unchanged ? { id, code: 'UNCHANGED' } : { id, seq };
    } catch (error) {
      const { kind, code } = error as { kind: string; code: string };
      if (kind !== 'unavailable' && kind !== 'internal') return { id, code };
      await new Promise((again) => setTimeout(again, 20));
    }
  }
}

/** The whole log of a plan as others get it, portion by portion. */
export async function wholeLog({ rpc }: Probe, projectId: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (;;) {
    const part = await rpc.call(entriesSince, { projectId, seq: entries.length });
    entries.push(...part.entries);
    if (!part.more) return entries;
  }
}
