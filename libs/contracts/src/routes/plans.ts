import { z } from 'zod';
import { validateTasks, validateTermTasks, validationAnswer } from '../planning/close-checks';
import { fullProject, openedProject } from '../planning/full-project';
import { entriesSince } from '../planning/log-entry';
import {
  lastUpdate,
  logDirection,
  logSort,
  logTypeOrder,
  pastActions,
  pastActionsFilter,
  pastEntry,
} from '../planning/past-actions';
import { snapshotsOf } from '../planning/snapshots';
import { civilDate, id, instant, plainText } from '../primitives';
import { anySession, defineRoute, inPlan, inProject, own } from '../route';

/** A whole plan is large and may take its time, in milliseconds. */
const PLAN_PATIENCE = 30_000;

const seq = z.coerce.number<number | string>().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const planRoutes = {
  full: defineRoute({
    method: 'GET',
    path: '/project/:id/full/:userId',
    summary:
      'The whole plan with its seq, programs, dashboards and newest actions (304 when the tag still holds)',
    access: [own('userId'), inPlan('viewProject', 'id')],
    answer: fullProject,
    timeoutMs: PLAN_PATIENCE,
  }),
  /** What a screen of the plan needs, and no more. */
  open: defineRoute({
    method: 'GET',
    path: '/project/:id/plan',
    summary:
      'The whole plan with its seq, what the caller is there and what the list says of it (304 when the tag still holds)',
    access: inPlan('viewProject', 'id'),
    answer: openedProject,
    timeoutMs: PLAN_PATIENCE,
  }),
  since: defineRoute({
    method: 'GET',
    path: '/actions/:projectId/since/:seq',
    summary:
      'Log entries after a seq, in order; ask again while `more`. `at` is when the entry of that seq was accepted',
    access: inPlan('viewProject', 'projectId'),
    params: { seq },
    answer: entriesSince.response,
  }),
};

export const lastUpdateRoutes = {
  ofProject: defineRoute({
    method: 'GET',
    path: '/project/lastUpdate/:id',
    summary: 'Who changed the plan last, and when',
    access: inPlan('viewProject', 'id'),
    answer: lastUpdate.response.shape.updates.element,
  }),
  ofBusiness: defineRoute({
    method: 'GET',
    path: '/project/lastUpdateBusiness/:businessId',
    summary: 'The same for all projects of a business that the caller may see',
    access: anySession,
    answer: lastUpdate.response,
  }),
};

const before = z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

/** The action log of a project. */
export const pastActionRoutes = {
  getAfter: defineRoute({
    method: 'GET',
    path: '/actions/:projectId/get_after/:date',
    summary:
      'Actions accepted on a day or later, newest first; the next page is `?before=` the answer’s `next`',
    access: inPlan('viewProject', 'projectId'),
    params: { date: civilDate },
    query: { before },
    answer: pastActions.response,
  }),
  all: defineRoute({
    method: 'GET',
    path: '/actions/:projectId/all',
    summary:
      'Actions of a project, newest first: those of `user`, or with `others=true` of everybody but the asker, of `types` (with commas), accepted from `from` to before `until` (instants), that changed the task or restriction `row` (each then with the `changes` it made to that row), about `text` (terms under the asker’s `termWord`); in the `order` `asc` or `desc` of `sort`: `date`, `user`, or `type` as `typeOrder` (with commas) has them; `most` of them, and the next page is `?before=` the answer’s `next`',
    access: inPlan('viewProject', 'projectId'),
    query: {
      before,
      from: instant.optional(),
      until: instant.optional(),
      user: id.optional(),
      others: z.literal('true').optional(),
      /** The history of one task or restriction. */
      row: id.optional(),
      /** Several types, with commas between them. */
      types: plainText()
        .max(4_000)
        .transform((given) => given.split(','))
        .pipe(z.array(plainText().min(1).max(64)).max(100))
        .optional(),
      sort: logSort,
      order: logDirection,
      typeOrder: plainText()
        .max(8_000)
        .transform((text) => text.split(',').filter((type) => type !== ''))
        .pipe(logTypeOrder)
        .optional(),
      text: pastActionsFilter.shape.text,
      termWord: pastActionsFilter.shape.termWord,
      most: z.coerce.number<number | string>().int().min(1).max(200).optional(),
    },
    answer: pastActions.response,
  }),
  entry: defineRoute({
    method: 'GET',
    path: '/actions/:projectId/entry/:actionId',
    summary: 'One action with what it changed, field by field',
    access: inPlan('viewProject', 'projectId'),
    answer: pastEntry.response,
  }),
};

export const snapshotRoutes = {
  ofProject: defineRoute({
    method: 'GET',
    path: '/project/:id/snapshots',
    summary: 'What the plan can be rolled back to, newest first, for who may roll back',
    access: inProject('rollBack', 'id'),
    answer: snapshotsOf.response,
  }),
};

/** The checks of the staged close. */
export const termRoutes = {
  termTasks: defineRoute({
    method: 'POST',
    path: '/terms/validation_term_tasks',
    summary: "The term's tasks as the client sees them against the server's record",
    access: inProject('closeTerm', 'projectId', 'body'),
    body: validateTermTasks.request,
    answer: validationAnswer,
    timeoutMs: 30_000,
  }),
  tasks: defineRoute({
    method: 'POST',
    path: '/terms/validation_server_multiple',
    summary: 'All tasks of the project, in portions, against the record of the server',
    access: inProject('closeTerm', 'projectId', 'body'),
    body: validateTasks.request,
    answer: validationAnswer,
    timeoutMs: 30_000,
  }),
};
