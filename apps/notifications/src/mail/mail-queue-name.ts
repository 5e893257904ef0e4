import type { MailContent } from '@plomada/contracts';
import type { DigestContent } from './digest-content';

export const MAIL_QUEUE = 'mail';

export interface QueuedMail {
  readonly to: string;
  readonly lang: 'es' | 'en';
  readonly content: MailContent | DigestContent;
  readonly correlationId: string;
}
