import { z } from 'zod';
import {
  deadLettersAnswer,
  doneAnswer,
  JOB_QUEUES,
  jobsAnswer,
  mailsAnswer,
  messageId,
  PROCESSES,
  processesAnswer,
  queuesAnswer,
} from '../operations';
import { defineRoute, onPlatform } from '../route';

/** For people who sit before the screen: no program does this in their name. */
const OPERATORS = { access: onPlatform('operate'), tokenScope: null } as const;
const app = z.enum(PROCESSES);
const queue = z.enum(JOB_QUEUES);

/** How the installation runs, and what waits for a person. */
export const operationsRoutes = {
  processes: defineRoute({
    ...OPERATORS,
    method: 'GET',
    path: '/operations/processes',
    summary: 'Every process that answers within a second, and which are missing',
    answer: processesAnswer,
  }),
  queues: defineRoute({
    ...OPERATORS,
    method: 'GET',
    path: '/operations/queues',
    summary: 'Queues of the broker: what waits and who consumes',
    answer: queuesAnswer,
  }),
  deadLetters: defineRoute({
    ...OPERATORS,
    method: 'GET',
    path: '/operations/dead_letters',
    summary: 'Dead letters by app, and the oldest 50',
    answer: deadLettersAnswer,
  }),
  retryDeadLetters: defineRoute({
    ...OPERATORS,
    method: 'POST',
    path: '/operations/dead_letters/retry',
    summary: 'Sends one dead letter, or the first thousand of an app, back to the queue that it failed in',
    body: z.object({ app, id: messageId.optional() }),
    answer: doneAnswer,
  }),
  dropDeadLetter: defineRoute({
    ...OPERATORS,
    method: 'POST',
    path: '/operations/dead_letters/drop',
    summary: 'Forgets one dead letter for ever',
    body: z.object({ app, id: messageId }),
    answer: doneAnswer,
  }),
  jobs: defineRoute({
    ...OPERATORS,
    method: 'GET',
    path: '/operations/jobs',
    summary: 'Queues of jobs, and the oldest 50 jobs that failed',
    answer: jobsAnswer,
  }),
  retryJob: defineRoute({
    ...OPERATORS,
    method: 'POST',
    path: '/operations/jobs/retry',
    summary: 'Queues a job that failed once more',
    body: z.object({ queue, id: messageId }),
    answer: doneAnswer,
  }),
  removeJob: defineRoute({
    ...OPERATORS,
    method: 'POST',
    path: '/operations/jobs/remove',
    summary: 'Forgets a job that failed',
    body: z.object({ queue, id: messageId }),
    answer: doneAnswer,
  }),
  mails: defineRoute({
    ...OPERATORS,
    method: 'GET',
    path: '/operations/mails',
    summary: 'Mails that have not left: the 50 that are tried next, and the 50 given up last',
    answer: mailsAnswer,
  }),
  retryMail: defineRoute({
    ...OPERATORS,
    method: 'POST',
    path: '/operations/mails/retry',
    summary: 'Tries a mail that waits at once, or sends one again that was given up',
    body: z.object({ id: messageId }),
    answer: doneAnswer,
  }),
  dropMail: defineRoute({
    ...OPERATORS,
    method: 'POST',
    path: '/operations/mails/drop',
    summary: 'Forgets a mail that waits or was given up',
    body: z.object({ id: messageId }),
    answer: doneAnswer,
  }),
};
