import type { Change, PlanDocument, PlanSettings, Responsible } from '@plomada/domain';
import { z } from 'zod';
import { businessList } from './businesses';
import { defineEvent, defineRpc } from './message';
import { actionId, civilDate, fullName, id, instant, plainText, role } from './primitives';

/** How many queues plans are spread over; one project's actions always take the same one. */
export const PLAN_SHARDS = 8;

/** The queue of a project's actions: FNV-1a of its id, so that gateways and planning agree without asking. */
export function planQueueOf(projectId: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < projectId.length; i++) {
    hash ^= projectId.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return planQueue(hash % PLAN_SHARDS);
}
export const planQueue = (shard: number): string => `planning.plan.${shard}`;

export const actionSchema = z.object({ type: plainText().min(1).max(60), payload: z.unknown() });
export const actorSchema = z.object({
  userId: id,
  /** First and last name together, as logs and screens say them. */
  name: fullName,
  firstName: plainText().max(200),
  lastName: plainText().max(200),
  roles: z.array(role),
});

/** An action on its way to the one writer of its plan. The gateway vouches for the actor. */
export const submittedAction = z.object({
  id: actionId,
  projectId: id,
  /** When its author made it, by the author's clock: shown, never used for order. */
  when: instant,
  action: actionSchema,
  /** The last seq that its author had seen … */
  baseSeq: z.number().int().min(0),
  /** … and when the entry of that seq was accepted, if it is known: a restored log may have another there, or none. */
  baseAt: instant.optional(),
  actor: actorSchema,
});
export type SubmittedAction = z.infer<typeof submittedAction>;

/**
 * `again` is true when this id had been answered before: the same answer, nothing done twice. `unchanged` when the plan was as the
 * action wants it: nothing was written, and the seq is that of its last entry.
 */
export const submitAnswer = z.object({
  seq: z.number().int(),
  projectUpdatedAt: instant,
  again: z.boolean(),
  unchanged: z.literal(true).optional(),
});
export type SubmitAnswer = z.infer<typeof submitAnswer>;
/**
 * Sent to `planQueueOf(projectId)`, not to planning's own queue. Refuses with the domain's codes (kind invalid or
 * forbidden), or CONFLICT (kind conflict, rows: the ids of the entries that conflict).
 */
export const submitAction = defineRpc('planning', 'submit-action', {
  request: submittedAction,
  response: submitAnswer,
  timeoutMs: 20_000,
});

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
  /** When the server accepted it. */
  readonly at: string;
  readonly changes: readonly Change[];
  /** `hashOf` the plan after this entry; with every HASH_EVERY-th. A client whose plan has another has drifted: it loads anew. */
  readonly hash?: string;
}
/** Written by planning only, so its shape is trusted by those who read it: checked at the edges, not field by field. */
const logEntry = z.custom<LogEntry>((value) => typeof (value as LogEntry)?.seq === 'number');
const planDocument = z.custom<PlanDocument>((value) => typeof (value as PlanDocument)?.settings === 'object');

/** Creates the plan of a new project with its first term. Creating twice is creating once. */
export const createPlan = defineRpc('planning', 'create-plan', {
  request: z.object({
    projectId: id,
    settings: z.custom<PlanSettings>((value) => typeof value === 'object' && value !== null),
    responsibles: z.array(z.custom<Responsible>((value) => typeof value === 'object' && value !== null)),
    /** The project whose plan is taken over, as `copiedPlan` of the domain does. */
    copyOf: id.optional(),
  }),
  response: z.object({ seq: z.number().int() }),
});
/** The whole plan with its seq. Refuses with NOT_FOUND. */
export const getPlan = defineRpc('planning', 'get-plan', {
  request: z.object({ projectId: id }),
  response: z.object({
    plan: planDocument,
    seq: z.number().int(),
    updatedAt: instant,
    /** `hashOf` the plan. */
    hash: plainText().optional(),
  }),
  timeoutMs: 20_000,
});
/** Entries after `seq`, in order, at most 500 (fewer when they are large); ask again while `more`. */
export const entriesSince = defineRpc('planning', 'entries-since', {
  request: z.object({ projectId: id, seq: z.number().int().min(0) }),
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

/** A task with the name and code that it has now; no code for one that is gone. */
const pastTask = z.object({ id: plainText(), code: plainText().nullable(), name: plainText() });
/** One line of what happened to a plan, as the action log shows it (platform spec, section 7: these names). */
export const pastAction = z.object({
  id,
  seq: z.number().int(),
  /** A fingerprint of author, type and payload: the same action has the same wherever it is shown. */
  hash: plainText(),
  /** By the author's clock. */
  when: instant,
  /** When the server accepted it. */
  at: instant,
  action: z.object({ type: plainText() }),
  project_id: id,
  User: z.object({ id, firstName: plainText(), lastName: plainText() }),
  /** The task that it is about, when it is one. */
  task: pastTask.nullable(),
  /** About how many tasks it is. */
  tasks: z.number().int(),
  /** Of a rollback, which is about no task: the term before whose close the plan is again. */
  rolledBackTo: z.object({ number: z.number().int(), closedAt: instant }).optional(),
});
export type PastAction = z.infer<typeof pastAction>;
/** Which lines of the log are wanted; what is left out does not matter. */
export const pastActionsFilter = z.object({
  /** Accepted on this day in UTC, or at this instant, or later. */
  from: civilDate.or(instant).nullable(),
  /** Accepted before this instant. */
  until: instant.optional(),
  userId: id.optional(),
  types: z.array(plainText().min(1).max(64)).max(100).optional(),
  /** Part of the author's name, of the task's name or code, or of the term gone back to; letter case and accents do not matter. */
  text: plainText().trim().max(100).optional(),
  /** What the asker's language calls a term, before its number: the text looks for terms by the words that are read there. */
  termWord: plainText().trim().max(40).optional(),
});
export type PastActionsFilter = z.infer<typeof pastActionsFilter>;
/** Who has written to a log: the choices of its filter. */
const logAuthor = pastAction.shape.User;
/**
 * Newest first, at most `most` (200 unless told): those that the filter wants, before the seq `before`. Ask again before
 * `next` until it is null; a page may be short, even empty, while there is more.
 */
export const pastActions = defineRpc('planning', 'past-actions', {
  request: pastActionsFilter.extend({
    projectId: id,
    before: z.number().int().min(1).nullable(),
    most: z.number().int().min(1).max(200).optional(),
  }),
  response: z.object({
    actions: z.array(pastAction),
    next: z.number().int().nullable(),
    /** With the first page only, which begins at the newest line. */
    authors: z.array(logAuthor).optional(),
  }),
});
/** How many changes of one entry are shown at most. */
export const MOST_CHANGES_SHOWN = 200;
/** How many tasks of one entry are named at most. */
export const MOST_TASKS_NAMED = 500;
/** One line of the log with what it changed. Refuses with NOT_FOUND. */
export const pastEntry = defineRpc('planning', 'past-entry', {
  request: z.object({ projectId: id, actionId: id }),
  response: z.object({
    action: pastAction,
    /** The first MOST_CHANGES_SHOWN of `changeCount`. */
    changes: z.array(z.custom<Change>((value) => typeof (value as Change)?.table === 'string')),
    changeCount: z.number().int(),
    /** The first MOST_TASKS_NAMED of the tasks that it is about. */
    tasks: z.array(pastTask),
    /** Something came after it that cannot be undone, and with it nothing before. */
    sealed: z.boolean(),
  }),
});
export type PastEntry = z.infer<typeof pastEntry.response>;
export const lastUpdate = defineRpc('planning', 'last-update', {
  request: z.object({ projectIds: z.array(id).max(1000) }),
  response: z.object({
    updates: z.array(
      z.object({
        projectId: id,
        seq: z.number().int(),
        date: instant,
        firstName: plainText(),
        lastName: plainText(),
      }),
    ),
  }),
});

/** What a client believes about a task when it asks to close: compared with what the server has. */
export const termTaskClaim = z.object({
  taskId: id,
  progress: z.number().min(0).max(1),
  commitment: z.number().min(0).max(1).nullable(),
});
export const validationAnswer = z.object({
  status: z.boolean(),
  valid: z.boolean(),
  /** The seq that was validated: the close must name it. */
  seq: z.number().int(),
  data: z.object({
    /** Tasks whose claim differs from the server's record, or that the server does not know. */
    differing: z.array(id),
    missingResponsible: z.array(id),
    missingCauses: z.array(id),
  }),
});
export type ValidationAnswer = z.infer<typeof validationAnswer>;
/** Stage 3 of the close: the term's tasks as the client sees them against the server's record. */
export const validateTermTasks = defineRpc('planning', 'validate-term-tasks', {
  request: z.object({ projectId: id, termId: id, data: z.array(termTaskClaim).max(3500) }),
  response: validationAnswer,
});
/** Stage 4 of the close: all the tasks of the project, in portions. */
export const validateTasks = defineRpc('planning', 'validate-tasks', {
  request: z.object({ projectId: id, data: z.array(termTaskClaim).max(3500) }),
  response: validationAnswer,
});

/** What nobody else may do to a plan meanwhile; a close unless told otherwise. */
const exclusive = z.enum(['close', 'rollBack']).optional();
/** Who is closing a term, or rolling the plan back, since when: one at a time, for 30 minutes at most. */
export const closeLock = z.object({ userId: id, name: plainText(), since: instant, what: exclusive });
export type CloseLock = z.infer<typeof closeLock>;
/** `start` refuses with CLOSE_RUNNING (params name, since) while another user closes; `cancel` and `end` free it; of somebody else's, they tell nobody anything. */
export const announceClose = defineRpc('planning', 'announce-close', {
  request: z.object({
    projectId: id,
    actor: actorSchema,
    state: z.enum(['start', 'cancel', 'end']),
    what: exclusive,
  }),
  response: z.object({ lock: closeLock.nullable() }),
});
/**
 * A sign of life of somebody who has the project open; the answer says who is closing a term. A close whose closer gives
 * none for a minute is cancelled.
 */
export const renewClose = defineRpc('planning', 'renew-close', {
  request: z.object({ projectId: id, userId: id }),
  response: z.object({ lock: closeLock.nullable() }),
});

/** What a rollback can go back to: the plan as it was just before a term was closed. Newest first. */
export const planSnapshot = z.object({
  /** For DO_ROLLBACK. */
  snapshotId: id,
  termId: id,
  /** The term's number. */
  number: z.number().int(),
  seq: z.number().int(),
  author: z.object({ userId: id, name: plainText() }),
  createdAt: instant,
});
export type PlanSnapshot = z.infer<typeof planSnapshot>;
export const snapshotsOf = defineRpc('planning', 'snapshots-of', {
  request: z.object({ projectId: id }),
  response: z.object({ snapshots: z.array(planSnapshot) }),
});

/** An action is in the log: relayed to everybody in the project's room. Published in order of seq, at least once. */
export const actionApplied = defineEvent(
  'planning',
  'action-applied',
  z.object({
    projectId: id,
    entry: logEntry,
    /** The changes are left out because they would be too much for a message: `entriesSince` has them. */
    large: z.boolean().default(false),
  }),
);
/** A plan has come to a seq, for those whom the actions themselves do not concern: told a few times a second, not for each. */
export const planChanged = defineEvent(
  'planning',
  'plan-changed',
  z.object({ projectId: id, seq: z.number().int() }),
);
/**
 * A plan is called otherwise, or begins on another day: for lists, which show both. Only what changed is told; of two, the one
 * with the higher seq counts.
 */
export const planDescribed = defineEvent(
  'planning',
  'plan-described',
  z.object({
    projectId: id,
    seq: z.number().int(),
    name: plainText().optional(),
    startDate: civilDate.optional(),
  }),
);
/** A plan was written with these words of its company's lists, which cannot go from there any more. */
export const wordsUsed = defineEvent(
  'planning',
  'words-used',
  z.object({
    projectId: id,
    words: z.array(z.object({ list: businessList, word: plainText() })).min(1),
  }),
);
export const closeAnnounced = defineEvent(
  'planning',
  'close-announced',
  z.object({
    projectId: id,
    state: z.enum(['start', 'cancel', 'end']),
    what: exclusive,
    userId: id,
    name: plainText(),
    at: instant,
  }),
);
/** A term was closed: for notifications and reports. */
export const termClosed = defineEvent(
  'planning',
  'term-closed',
  z.object({
    projectId: id,
    seq: z.number().int(),
    termId: id,
    number: z.number().int(),
    closedBy: plainText(),
    at: instant,
    /** Of the closed term: met of promised. */
    met: z.number().int(),
    promised: z.number().int(),
  }),
);
