import { z } from 'zod';
import { defineQuery, defineRpc, SERVICES } from './message';
import { id, instant, plainText } from './primitives';

/** Every process of an installation by its name; each may run more than once. */
export const PROCESSES = [...SERVICES, 'imports-worker', 'reports-worker', 'gateway'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** The queues of BullMQ, by the names that Redis has them under. */
export const JOB_QUEUES = [
  'imports',
  'indicators',
  'forecasts',
  'dashboard-pdfs',
  'mail',
  'digests',
  'digest-clock',
  'webhooks',
] as const;
export type JobQueueName = (typeof JOB_QUEUES)[number];

/** So many of each kind are listed at most, the oldest first: an operator mends causes, not lists. */
export const MOST_LISTED = 50;
/** Letters of a message's body that are shown. */
export const MOST_OF_A_BODY = 2_000;

/** What a process says of itself. */
export const processState = z.object({
  name: z.string().max(60),
  /** Host and process id. */
  instance: z.string().max(300),
  version: z.string().max(40),
  startedAt: instant,
  /** Resident memory in bytes. */
  memory: z.number().int().nonnegative(),
  /** The longest that its event loop was held up in the last minute or two, in milliseconds. */
  eventLoopDelay: z.number().nonnegative(),
  /** What it depends on, by name: 'up', or why not. */
  checks: z.record(z.string().max(60), z.string().max(300)),
  /** The queues of events and of plans that it shares with others of its name. */
  queues: z.array(z.string().max(250)).max(500),
});
export type ProcessState = z.infer<typeof processState>;

export const processesAnswer = z.object({
  readAt: instant,
  processes: z.array(processState.omit({ queues: true })).max(500),
  /** Of which none has answered. */
  missing: z.array(z.enum(PROCESSES)),
});
export type ProcessesAnswer = z.infer<typeof processesAnswer>;

/** A queue of RabbitMQ. */
export const queueState = z.object({
  /** Without the installation's prefix. */
  name: z.string(),
  waiting: z.number().int(),
  consumers: z.number().int(),
  /** How many more wait than at most a minute ago; null when it was not read before. */
  growth: z.number().int().nullable(),
  /** Nobody consumes it, or it grows. */
  needsAttention: z.boolean(),
});
export type QueueState = z.infer<typeof queueState>;
export const queuesAnswer = z.object({ readAt: instant, queues: z.array(queueState) });
export type QueuesAnswer = z.infer<typeof queuesAnswer>;

/** A message that nobody could handle. */
export const deadLetter = z.object({
  id: z.string(),
  app: z.string(),
  /** The queue that it failed in. */
  queue: z.string().nullable(),
  reason: z.string().nullable(),
  /** What it tells. */
  event: z.string().nullable(),
  at: instant.nullable(),
  correlationId: z.string().nullable(),
  /** The beginning of its body, without what looks like a secret. */
  body: z.string(),
});
export type DeadLetterShown = z.infer<typeof deadLetter>;
export const deadLettersAnswer = z.object({
  readAt: instant,
  counts: z.array(z.object({ app: z.string(), count: z.number().int() })),
  /** The oldest of all. */
  letters: z.array(deadLetter).max(MOST_LISTED),
});
export type DeadLettersAnswer = z.infer<typeof deadLettersAnswer>;

/** Ids of messages are made by whoever sent them. */
export const messageId = plainText().min(1).max(250);

const count = z.number().int().nonnegative();
/** A job that was given up. */
export const failedJob = z.object({
  id: z.string(),
  queue: z.enum(JOB_QUEUES),
  /** How often it was tried. */
  attempts: z.number().int(),
  /** What the last try said, its first line. */
  reason: z.string(),
  at: instant.nullable(),
  projectId: id.nullable(),
  /** Null also when nobody could say. */
  projectName: z.string().nullable(),
});
export type FailedJob = z.infer<typeof failedJob>;
export const jobsAnswer = z.object({
  readAt: instant,
  queues: z.array(
    z.object({ name: z.enum(JOB_QUEUES), waiting: count, active: count, delayed: count, failed: count }),
  ),
  failed: z.array(failedJob).max(MOST_LISTED),
});
export type JobsAnswer = z.infer<typeof jobsAnswer>;

/** A mail that has not left. Of its address only as much is told as tells operators whose mail server refuses. */
const unsentMail = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  attempts: z.number().int(),
  /** What the mail server, or the way to it, said last; empty when it was not tried. */
  error: z.string(),
});
/** A mail that is tried again by itself, and when. */
export const waitingMail = unsentMail.extend({ mostAttempts: z.number().int(), nextAt: instant.nullable() });
export type WaitingMail = z.infer<typeof waitingMail>;
/** A mail that is tried no more by itself. One that may hold a secret cannot be sent again: its words are gone. */
export const givenUpMail = unsentMail.extend({ at: instant, canBeSentAgain: z.boolean().default(false) });
export type GivenUpMail = z.infer<typeof givenUpMail>;

/** Either part is null when what it stands in, Redis or the database, does not answer. */
export const mailsState = z.object({
  queued: z
    .object({ waiting: count, active: count, delayed: count, mails: z.array(waitingMail).max(MOST_LISTED) })
    .nullable(),
  givenUp: z.array(givenUpMail).max(MOST_LISTED).nullable(),
});
export type MailsState = z.infer<typeof mailsState>;
export const mailsAnswer = mailsState.extend({ readAt: instant });
export type MailsAnswer = z.infer<typeof mailsAnswer>;

/** How many it was done to: 0 when it is not there any more. */
export const doneAnswer = z.object({ done: count });

export const mailsForOperators = defineQuery('notifications', 'mails', {
  request: z.object({}),
  response: mailsState,
});
/** Tries a mail that waits for a later try at once, or one that was given up and can be sent again. */
export const retryMail = defineRpc('notifications', 'retry-mail', {
  request: z.object({ id: messageId }),
  response: doneAnswer,
});
/** Forgets a mail that waits, or one that was given up. */
export const dropMail = defineRpc('notifications', 'drop-mail', {
  request: z.object({ id: messageId }),
  response: doneAnswer,
});
