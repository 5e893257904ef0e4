import { type QueuedMail, queuedMail } from './mail-queue-name';

/** Whether what a mail says opens an account. */
const HOLDS_SECRET: Readonly<Record<QueuedMail['content']['template'], boolean>> = {
  'password-reset': true,
  invitation: true,
  'password-changed': false,
  'two-factor': false,
  'support-request': false,
  'restrictions-digest': false,
  'meeting-protocol': false,
};

/** What is kept of a mail that was given up, to send it again: all of it, and nothing of one with a secret or of another version. */
export function resendableMail(data: unknown): QueuedMail | null {
  const read = queuedMail.safeParse(data);
  return read.success && !HOLDS_SECRET[read.data.content.template] ? read.data : null;
}
