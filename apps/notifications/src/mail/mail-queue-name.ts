import { email, type JobQueueName, language, mailContent } from '@plomada/contracts';
import { z } from 'zod';
import { digestContent } from './digest-content';
import { protocolContent } from './protocol-content';

export const MAIL_QUEUE = 'mail' satisfies JobQueueName;

/** A mail as it waits in the queue. What is taken out of it may have been put there by another version of the service. */
export const queuedMail = z.object({
  to: email,
  lang: language,
  content: z.discriminatedUnion('template', [...mailContent.options, digestContent, protocolContent]),
  /** Of what a mail with an id of somebody's own says; absent where the id itself tells. */
  digest: z.string().optional(),
  correlationId: z.string(),
  traceparent: z.string().optional(),
});
export type QueuedMail = z.infer<typeof queuedMail>;
