import type { LogEntry } from '@plomada/contracts';
import type { Change, EditedRestriction, Permission } from '@plomada/domain';
import type { mongo } from 'mongoose';

/** One accepted action. Inserting it is the commit point; nothing of it but `pending` ever changes. */
export interface LogDocument {
  readonly projectId: string;
  readonly seq: number;
  readonly actionId: string;
  /** Of author, type and payload: an id that comes again with something else is not the same action. */
  readonly digest: string;
  readonly type: string;
  readonly actor: LogEntry['actor'];
  readonly acceptedBy?: LogEntry['acceptedBy'];
  readonly at: string;
  /** By the author's clock: shown, never used for order. */
  readonly when: string;
  readonly baseSeq: number;
  /** What the author edited (see `ownEdits` of the domain): compared with edits of others that did not know of it. */
  readonly touched: readonly string[];
  /** About how many tasks it is (`editedTasks` of the domain); entries of before this was kept have none. */
  readonly tasks?: number;
  /** About how many restrictions it is (`editedRestrictions` of the domain), and which one, if it is one; none where it is about none. */
  readonly restrictions?: number;
  readonly restriction?: EditedRestriction;
  /** In which rows' history it stands (`rowsConcerned` of the domain); entries of before this was kept stand in none. */
  readonly rows?: readonly string[];
  /** What one had to be permitted to do it; entries of before this was kept have none. */
  readonly needs?: readonly Permission[];
  /** What it replaced and nobody could make again (`brokenBefore` of the domain); entries of before this was kept have none. */
  readonly brokenBefore?: readonly string[];
  /** By which `changes` are written, wherever they stand; entries of before this was kept have none. */
  readonly schema?: number;
  /** Size of `changes` as JSON: bounds answers and decides when a checkpoint is due. */
  readonly bytes: number;
  readonly changes?: readonly Change[];
  /** In place of `changes` when they are large. */
  readonly packed?: mongo.Binary;
  /** Of an old entry: the archived block that has its changes, of which only the first is left in `changes`. */
  readonly archived?: number;
  /** Of the plan after this entry; with some entries. */
  readonly hash?: string;
  /** Of an adoption, and of what takes one back or makes it again: which scenario. */
  readonly adopted?: string;
  /** Of what takes one back or makes it again: the action that it undoes. Entries of before this was kept have none. */
  readonly undoes?: string;
  /** Of an UNDO that undoes an UNDO, and so makes an action again. Entries of before this was kept have none. */
  readonly isRedo?: true;
  /** Of a rollback: the last entry of the plan that it went back to. Entries of before this was kept have none. */
  readonly restores?: number;
  /** What the close of a term came to, so that its event can be told again after a crash. */
  readonly closed?: ClosedTerm;
  /** Of the request that brought it: its event carries it on, whoever publishes it. */
  readonly correlationId: string;
  /** The same of the trace that it was accepted in; of entries that were accepted while traces were off, none. */
  readonly traceparent?: string;
  /** Present until the entry is published. */
  readonly pending?: true;
}

export interface ClosedTerm {
  readonly termId: string;
  readonly number: number;
  readonly met: number;
  readonly promised: number;
  /** That it had been closed before and opened again. */
  readonly again?: true;
}

/** An entry as it is stored, whoever has published it. */
export type StoredEntry = Omit<LogDocument, 'pending'>;

/** An entry as planning handles it: as on the wire, with what only planning knows. */
export type PlanEntry = LogEntry & Omit<LogDocument, keyof LogEntry | 'packed' | 'archived' | 'pending'>;

/** The part of an entry that others get. */
export function wireEntry(entry: PlanEntry): LogEntry {
  const { projectId, seq, actionId, type, actor, acceptedBy, at, changes, hash } = entry;
  const own = { projectId, seq, actionId, type, actor, at, changes };
  return { ...own, ...(acceptedBy && { acceptedBy }), ...(hash !== undefined && { hash }) };
}
