import type { Change } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery } from '../message';
import { civilDate, id, instant, plainText, planId } from '../primitives';

/** A task with the name and code that it has now; no code for one that is gone. */
const pastTask = z.object({ id: plainText(), code: plainText().nullable(), name: plainText() });

const change = z.custom<Change>((value) => typeof (value as Change)?.table === 'string');

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
  /** Of an UNDO that undoes an UNDO: it makes an action again. */
  isRedo: z.literal(true).optional(),
  project_id: planId,
  User: z.object({ id, firstName: plainText(), lastName: plainText() }),
  /** Who accepted it, where its author had proposed it. */
  acceptedBy: z.object({ id, name: plainText() }).optional(),
  /** The task that it is about, when it is one; of a restriction the one that it holds back. */
  task: pastTask.nullable(),
  /** About how many tasks it is. */
  tasks: z.number().int(),
  /** Where it is about restrictions and no task itself: how many, and which one, if it is one, with the description that it has now. */
  restrictions: z.number().int().optional(),
  restriction: z.object({ id: plainText(), name: plainText() }).optional(),
  /** Of a rollback, which is about no task: the term before whose close the plan is again. */
  rolledBackTo: z.object({ number: z.number().int(), closedAt: instant }).optional(),
  /** Of the close of a term: which one, and how many of its promises were kept. */
  closed: z
    .object({ number: z.number().int(), met: z.number().int(), promised: z.number().int() })
    .optional(),
  /** Of the reopening of a closed term: which one, and why. */
  reopened: z.object({ number: z.number().int(), reason: plainText() }).optional(),
  /** What it did to the row whose history was asked for, only then; nothing where it is about a restriction of that task. */
  changes: z.array(change).optional(),
});

export type PastAction = z.infer<typeof pastAction>;

/** Which lines of the log are wanted; what is left out does not matter. */
export const pastActionsFilter = z.object({
  /** Accepted on this day in UTC, or at this instant, or later. */
  from: civilDate.or(instant).nullable(),
  /** Accepted before this instant. */
  until: instant.optional(),
  userId: id.optional(),
  /** Not by this person. */
  notBy: id.optional(),
  /** The history of one row: what changed this task, a restriction of it, or this restriction, by its author or by the schedule. */
  row: id.optional(),
  types: z.array(plainText().min(1).max(64)).max(100).optional(),
  /** Part of the author's name or the accepter's, of the task's name or code, of the restriction's description, or of the term gone back to; letter case and accents do not matter. */
  text: plainText().trim().max(100).optional(),
  /** What the asker's language calls a term, before its number: the text looks for terms by the words that are read there. */
  termWord: plainText().trim().max(40).optional(),
});

export type PastActionsFilter = z.infer<typeof pastActionsFilter>;

/** What the lines of a log are put in order by; those of one person or of one kind come newest first. */
export const logSort = z.enum(['date', 'user', 'type']).default('date');
export const logDirection = z.enum(['asc', 'desc']).default('desc');
/** The kinds of action in the order of their words, which only the asker knows; others come after them. */
export const logTypeOrder = z.array(plainText().min(1).max(64)).max(200);
const logOrder = z.object({ sort: logSort, order: logDirection, typeOrder: logTypeOrder.default([]) });
export type LogOrder = z.infer<typeof logOrder>;

/** Who has written to a log: the choices of its filter. */
const logAuthor = pastAction.shape.User;

/**
 * Newest first unless `sort` and `order` say otherwise (the history of a row always is), at most `most` (200 unless told): those
 * that the filter wants, after the line with the seq `before`. Ask again with `next` for it until that is null; a page may be
 * short, even empty, while there is more.
 */
export const pastActions = defineQuery('planning', 'past-actions', {
  request: pastActionsFilter.extend({
    ...logOrder.shape,
    projectId: planId,
    before: z.number().int().min(1).nullable(),
    most: z.number().int().min(1).max(200).optional(),
  }),
  response: z.object({
    actions: z.array(pastAction),
    next: z.number().int().nullable(),
    /** With the first page only, which begins at the newest line, and not with the history of a row. */
    authors: z.array(logAuthor).optional(),
  }),
});

/** How many changes of one entry are shown at most. */
export const MOST_CHANGES_SHOWN = 200;

/** How many tasks of one entry are named at most. */
export const MOST_TASKS_NAMED = 500;

/** One line of the log with what it changed. Refuses with NOT_FOUND. */
export const pastEntry = defineQuery('planning', 'past-entry', {
  request: z.object({ projectId: planId, actionId: id }),
  response: z.object({
    action: pastAction,
    /** The first MOST_CHANGES_SHOWN of `changeCount`. */
    changes: z.array(change),
    changeCount: z.number().int(),
    /** The first MOST_TASKS_NAMED of the tasks that it is about. */
    tasks: z.array(pastTask),
    /** Something came after it that cannot be undone, and with it nothing before. */
    undoBarrier: z.boolean(),
  }),
});

export type PastEntry = z.infer<typeof pastEntry.response>;

export const lastUpdate = defineQuery('planning', 'last-update', {
  request: z.object({ projectIds: z.array(planId).max(1000) }),
  response: z.object({
    updates: z.array(
      z.object({
        projectId: planId,
        seq: z.number().int(),
        date: instant,
        firstName: plainText(),
        lastName: plainText(),
      }),
    ),
  }),
});
