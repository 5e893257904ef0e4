import { z } from 'zod';
import { supportMail } from './help';
import { defineQuery, defineRpc } from './message';
import { linkToken } from './password-reset';
import { email, fullName, id, instant, language, name, plainText } from './primitives';

/** What an invitation is to: a business, or a project with its business in brackets. */
export const scopeName = plainText().min(1).max(403);

/** What mails there are, each with the values that it names. Texts and addresses of links are made where they are sent. */
export const mailContent = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('password-reset'),
    userId: id,
    token: linkToken,
    firstName: name,
    minutes: z.number().int(),
  }),
  z.object({ template: z.literal('password-changed'), firstName: name }),
  z.object({ template: z.literal('two-factor'), firstName: name, change: z.enum(['on', 'off', 'reset']) }),
  z.object({
    template: z.literal('invitation'),
    token: linkToken,
    scopeName,
    invitedBy: fullName,
    days: z.number().int(),
  }),
  supportMail,
]);
export type MailContent = z.infer<typeof mailContent>;

/** Queues a mail. While it waits, the same id again is the same mail. */
export const sendMail = defineRpc('notifications', 'send-mail', {
  request: z.object({ id, to: email, lang: language, content: mailContent }),
  response: z.object({}),
});

/** A mail that was given up: without its words, which may carry a secret. */
export const deadMail = z.object({
  id,
  to: email,
  template: z.string(),
  attempts: z.number().int(),
  error: z.string(),
  failedAt: instant,
});
/** The newest 200. */
export const deadMails = defineQuery('notifications', 'dead-mails', {
  request: z.object({}),
  response: z.object({ mails: z.array(deadMail) }),
});
