import type { SupportTopic } from '@plomada/contracts';
import type { HelpSection } from './help-sections';

/** What was said in the dialogue of help, one after the other. */
export type Turn =
  | { readonly says: 'question'; readonly text: string }
  /** The parts of pages that answer it, the best first; none where nothing was found. */
  | { readonly says: 'answer'; readonly found: readonly HelpSection[] }
  | { readonly says: 'topic'; readonly topic: SupportTopic }
  | { readonly says: 'sent' };

export type Conversation = readonly Turn[];

/** What was asked last: a request for support begins with it. */
export function lastQuestion(turns: Conversation): string {
  const asked = turns.findLast((turn) => turn.says === 'question');
  return asked?.text ?? '';
}
