import type { ImportedSchedule } from '@plomada/domain';
import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from './message';
import { id, instant, plainText } from './primitives';

/** The largest file that is accepted. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

export const importCounts = z.object({
  tasks: z.number().int(),
  links: z.number().int(),
  milestones: z.number().int(),
  summaries: z.number().int(),
  resources: z.number().int(),
  warnings: z.number().int(),
});
export type ImportCounts = z.infer<typeof importCounts>;
export const importWarning = z.object({
  code: z.string(),
  taskId: z.string().nullable(),
  task: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ImportWarning = z.infer<typeof importWarning>;

/** Warnings that a job's end is told with; the result has them all. */
export const MAX_TOLD_WARNINGS = 500;

/** What the gateway tells the imports service beside the file's bytes (internal HTTP upload: header `x-upload`, JSON, base64url). */
export const uploadTicket = z.object({
  projectId: id,
  businessId: id,
  userId: id,
  /** The socket that gets the result, and no other. */
  socketId: plainText().min(1).max(64),
  fileName: plainText().min(1).max(255),
  /** As the client names it: 'mspdi', 'xml' … a hint only. */
  type: plainText().max(40),
  correlationId: plainText().max(80),
});
export type UploadTicket = z.infer<typeof uploadTicket>;
/** Answer to the upload. */
export const uploadAnswer = z.object({ jobId: id });

/** What is told of a schedule that was read. */
const toldOfResult = {
  name: z.string(),
  counts: importCounts,
  warnings: z.array(importWarning).max(MAX_TOLD_WARNINGS),
};
/** Why a job failed. */
const toldOfFailure = {
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

const about = { jobId: id, projectId: id, socketId: z.string(), userId: id };
export const importProgressed = defineEvent(
  'imports',
  'progressed',
  z.object({ ...about, stage: z.enum(['queued', 'reading', 'done']), percent: z.number().min(0).max(100) }),
);
export const importSucceeded = defineEvent(
  'imports',
  'succeeded',
  z.object({
    ...about,
    fileName: z.string(),
    ...toldOfResult,
  }),
);
export const importFailed = defineEvent(
  'imports',
  'failed',
  z.object({
    ...about,
    fileName: z.string(),
    ...toldOfFailure,
  }),
);

const importedSchedule = z.custom<ImportedSchedule>((value) =>
  Array.isArray((value as ImportedSchedule)?.tasks),
);
/** Which job is meant: only for the user who uploaded the file, and in the project that it was uploaded for. */
const ownJob = z.object({ jobId: id, projectId: id, userId: id });

/** The schedule that a job read, to be loaded. Kept for a day. Refuses as `importResult`. */
export const importedScheduleOf = defineQuery('imports', 'schedule', {
  request: ownJob,
  response: z.object({ schedule: importedSchedule }),
});
/** Warnings that are answered at once. */
export const WARNINGS_A_PAGE = 1_000;
/** What the reader of a job's file listed, in its order, from the one at `from`; the next page begins at `next`. Refuses as `importResult`. */
export const importWarningsOf = defineQuery('imports', 'warnings', {
  request: ownJob.extend({ from: z.number().int().min(0) }),
  response: z.object({
    warnings: z.array(importWarning).max(WARNINGS_A_PAGE),
    next: z.number().int().nullable(),
  }),
});
/**
 * The schedule that a job read, for a comparison with the plan. Kept for a day. Refuses with NOT_FOUND (not read yet),
 * IMPORT_RESULT_GONE, and with the job's own code when it failed.
 */
export const importResult = defineQuery('imports', 'result', {
  request: ownJob,
  response: z.object({
    schedule: importedSchedule,
    counts: importCounts,
    warnings: z.array(importWarning),
    readAt: instant,
  }),
  timeoutMs: 20_000,
});

/** Where a job stands, for whoever waits for it without being told. */
export const jobStatus = z.discriminatedUnion('stage', [
  /** `before`: files that are read before it. */
  z.object({ stage: z.literal('waiting'), percent: z.literal(0), before: z.number().int().min(0) }),
  z.object({ stage: z.literal('reading'), percent: z.number().min(0).max(100) }),
  /** What the job's end was told with: the result has the schedule and the other warnings. */
  z.object({ stage: z.literal('ready'), percent: z.literal(100), ...toldOfResult }),
  z.object({ stage: z.literal('failed'), ...toldOfFailure }),
  z.object({ stage: z.literal('cancelled') }),
]);
export type JobStatus = z.infer<typeof jobStatus>;

/** Asks where a job of the asking user stands. IMPORT_RESULT_GONE when there is none, or its day is over. */
export const importStatus = defineQuery('imports', 'status', {
  request: ownJob,
  response: jobStatus,
});

/** Ends a job of the asking user that is queued or being read; one that has ended stays as it is. */
export const cancelImport = defineRpc('imports', 'cancel', {
  request: ownJob,
  response: z.object({}),
});
