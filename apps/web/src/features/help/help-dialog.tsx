import type { SupportTopic } from '@plomada/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../base/dialogs/dialog-frame';
import { CardSkeleton } from '../../base/states/card-skeleton';
import { ErrorRetry } from '../../base/states/error-retry';
import { type Conversation, lastQuestion, type Turn } from './conversation';
import { ConversationLog } from './conversation-log';
import { QuestionForm } from './question-form';
import { SupportForm } from './support-form';
import { useHelpSearch } from './use-help-search';

interface Props {
  /** What was said so far. */
  readonly turns: Conversation;
  readonly onSaid: (...turns: Turn[]) => void;
  readonly onClose: () => void;
  /** A page of ours was chosen. */
  readonly onLeft: () => void;
}

/**
 * Help as a dialogue: what somebody types is answered from the product's own pages, without a network too, and where these do
 * not help it leads on to the firm's help desk or to a request by mail.
 */
export function HelpDialog({ turns, onSaid, onClose, onLeft }: Props) {
  const { t } = useTranslation(['help', 'common']);
  const [asking, setAsking] = useState<SupportTopic | null>(null);
  return (
    <DialogFrame title={t(asking ? 'request.title' : 'title')} isLarge onClose={onClose}>
      {asking ? (
        <SupportForm
          topic={asking}
          begun={lastQuestion(turns)}
          onBack={() => setAsking(null)}
          onSent={() => {
            setAsking(null);
            onSaid({ says: 'sent' });
          }}
        />
      ) : (
        <Dialogue {...{ turns, onSaid, onClose, onLeft }} onRequest={setAsking} />
      )}
    </DialogFrame>
  );
}

function Dialogue({
  turns,
  onSaid,
  onClose,
  onLeft,
  onRequest,
}: Props & { readonly onRequest: (topic: SupportTopic) => void }) {
  const { t } = useTranslation(['help', 'common']);
  const [pages, again] = useHelpSearch();
  const ask = (text: string) => {
    if (pages.status !== 'ready') return;
    onSaid({ says: 'question', text }, { says: 'answer', found: pages.value.search(text) });
  };
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: { sm: 420 } }}>
        {pages.status === 'loading' && <CardSkeleton />}
        {pages.status === 'failed' && (
          <ErrorRetry title={t('failed')} failure={pages.failure} onRetry={again} />
        )}
        {pages.status === 'ready' && (
          <ConversationLog
            {...{ turns, onLeft, onRequest }}
            texts={pages.value.content.texts}
            onTopic={(topic) => onSaid({ says: 'topic', topic })}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ alignItems: 'center', gap: 2, px: { xs: 4, sm: 6 } }}>
        <QuestionForm disabled={pages.status !== 'ready'} onAsk={ask} />
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </>
  );
}
