import type { Change } from '@plomada/domain';
import { z } from 'zod';
import { defineEvent, defineQuery } from '../message';
import { instant, planId } from '../primitives';

/** One line of a plan's log: the commit point of everything. */
export interface LogEntry {
  readonly projectId: string;
  /** 1, 2, 3 … without gaps; 0 is the empty plan. */
  readonly seq: number;
  readonly actionId: string;
  readonly type: string;
  readonly actor: {
    readonly userId: string;
    readonly name: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  /** Who accepted it, where the actor had proposed it. */
  readonly acceptedBy?: { readonly userId: string; readonly name: string };
  /** When the server accepted it. */
  readonly at: string;
  readonly changes: readonly Change[];
  /** `hashOf` the plan after this entry; with every HASH_EVERY-th. A client whose plan has another has drifted: it reloads. */
  readonly hash?: string;
}

/** Written by planning only, so its shape is trusted by those who read it: checked at the edges, not field by field. */
const logEntry = z.custom<LogEntry>((value) => typeof (value as LogEntry)?.seq === 'number');

/** Entries after `seq`, in order, at most 500 (fewer when they are large); ask again while `more`. */
export const entriesSince = defineQuery('planning', 'entries-since', {
  request: z.object({ projectId: planId, seq: z.number().int().min(0) }),
  response: z.object({
    entries: z.array(logEntry),
    more: z.boolean(),
    /**
     * When the entry `seq` itself was accepted; null when the log has none, and for 0. Who holds a plan of that seq accepted at
     * another instant has it from another log: the database was restored as it was at an earlier moment.
     */
    at: instant.nullable(),
  }),
});

/** An action is in the log: relayed to everybody in the project's room. Published in order of seq, at least once. */
export const actionApplied = defineEvent(
  'planning',
  'action-applied',
  z.object({
    projectId: planId,
    entry: logEntry,
    /** The changes are left out because they would be too much for a message: `entriesSince` has them. */
    large: z.boolean().default(false),
  }),
);
