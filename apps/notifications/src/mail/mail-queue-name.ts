import type { MailContent } from '@plomada/contracts';
import type { DigestContent } from './digest-content';
import type { ProtocolContent } from './protocol-content';

export const MAIL_QUEUE = 'mail';

export interface QueuedMail {
  readonly to: string;
  readonly lang: 'es' | 'en';
  readonly content: MailContent | DigestContent | ProtocolContent;
  /** Of what a mail with an id of somebody's own says; absent where the id itself tells. */
  readonly digest?: string;
  readonly correlationId: string;
}
