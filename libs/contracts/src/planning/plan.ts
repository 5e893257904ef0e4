import type { PlanDocument, PlanSettings, Responsible } from '@plomada/domain';
import { z } from 'zod';
import { businessList } from '../businesses';
import { defineEvent, defineQuery, defineRpc } from '../message';
import { civilDate, id, instant, plainText, planId, role } from '../primitives';

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
export const getPlan = defineQuery('planning', 'get-plan', {
  request: z.object({ projectId: planId }),
  response: z.object({
    plan: planDocument,
    seq: z.number().int(),
    updatedAt: instant,
    /** `hashOf` the plan. */
    hash: plainText().optional(),
  }),
  timeoutMs: 20_000,
});

/**
 * Working days that each begun task was planned to take when its first progress was recorded, by its id, as the plan's log says. Refuses with
 * NOT_FOUND.
 */
export const plannedAtStart = defineQuery('planning', 'planned-at-start', {
  request: z.object({ projectId: id }),
  response: z.object({ planned: z.record(id, z.number().int()) }),
  /** The whole log is read. */
  timeoutMs: 60_000,
});

/** The plan as it stood at a seq of its log, with what `plannedAtStart` said then. Refuses with NOT_FOUND, also where its log does not reach there. */
export const planAtSeq = defineQuery('planning', 'plan-at-seq', {
  request: z.object({ projectId: id, seq: z.number().int().min(0) }),
  response: z.object({ plan: planDocument, planned: z.record(id, z.number().int()) }),
  /** The whole log until there is read. */
  timeoutMs: 60_000,
});

/**
 * What restrictions are called to whom, by the plan as it is now: who is responsible, what is to be done and the name of the first task
 * that is there ('' where none is). Of one that went, `gone` says whose it was and of what, and its `detail` is ''. Those that are not there, or have nobody of the plan as
 * their responsible, are left out. Refuses with NOT_FOUND.
 */
export const noticedRestrictions = defineQuery('planning', 'noticed-restrictions', {
  request: z.object({
    projectId: id,
    restrictions: z.array(
      z.object({
        id,
        gone: z.object({ responsible: id.nullable(), taskIds: z.array(id).readonly() }).optional(),
      }),
    ),
  }),
  response: z.object({
    restrictions: z.array(
      z.object({
        id,
        detail: z.string(),
        task: z.string(),
        responsible: z.object({
          id: z.string(),
          userId: z.string().nullable(),
          email: z.string(),
          isActive: z.boolean(),
        }),
      }),
    ),
  }),
});
export type NoticedRestriction = z.infer<typeof noticedRestrictions.response>['restrictions'][number];

/** The ids of the photos that a plan has now. Refuses with NOT_FOUND. */
export const photosOfPlan = defineQuery('planning', 'photos-of-plan', {
  request: z.object({ projectId: id }),
  response: z.object({ ids: z.array(id) }),
});

/**
 * Who put a photo on its task and when it was taken, by the plan as it is now. Refuses with NOT_FOUND, and with PHOTO_UNKNOWN where the plan has no
 * such photo: not yet, or not any more.
 */
export const photoAuthor = defineQuery('planning', 'photo-author', {
  request: z.object({ projectId: id, photoId: id }),
  response: z.object({ userId: id, takenAt: instant }),
});

/**
 * Whether somebody may attach files to a task, by the plan as it is now. Refuses with NOT_FOUND, TASK_UNKNOWN, TASK_NOT_YOURS or
 * ACTION_FORBIDDEN.
 */
export const checkAttaching = defineQuery('planning', 'check-attaching', {
  request: z.object({ projectId: id, taskId: id, userId: id, roles: z.array(role) }),
  response: z.object({}),
});

/** A plan has come to a seq, for those whom the actions themselves do not concern: told a few times a second, not for each. */
export const planChanged = defineEvent(
  'planning',
  'plan-changed',
  z.object({ projectId: id, seq: z.number().int() }),
);

/**
 * A plan is called otherwise, begins on another day, or has its days in another time zone: for lists, which show the first two, and for
 * mails, whose hours are its own. Only what changed is told; of two, the one with the higher seq counts.
 */
export const planDescribed = defineEvent(
  'planning',
  'plan-described',
  z.object({
    projectId: id,
    seq: z.number().int(),
    name: plainText().optional(),
    startDate: civilDate.optional(),
    /** Null where it was taken away. */
    timeZone: plainText().nullable().optional(),
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
