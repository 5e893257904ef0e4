import type { MailContent } from '@plomada/contracts';

export const MAIL_QUEUE = 'mail';

export interface QueuedMail {
  readonly to: string;
  readonly lang: 'es' | 'en';
  readonly content: MailContent;
  readonly correlationId: string;
}
