import Button from '@mui/material/Button';
import { MOST_WEBHOOKS } from '@plomada/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { useQuery } from '../../base/api/use-query';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { AddIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { NewWebhookDialog } from './new-webhook-dialog';
import { SecretDialog } from './secret-dialog';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookList } from './webhook-list';
import {
  enableWebhook,
  removeWebhook,
  type WebhookInfo,
  type WebhookOwner,
  webhooksOf,
} from './webhooks-api';

/** The webhooks of a project or a business: which there are, what they were told, new ones, and the end of each. */
export function Webhooks({ of, id }: WebhookOwner) {
  const { t } = useTranslation('connections');
  const owner = useMemo(() => ({ of, id }), [of, id]);
  const [answer, again] = useQuery(useCallback(() => webhooksOf(owner), [owner]));
  const { busy, failure, make } = useMutation();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [shown, setShown] = useState<WebhookInfo | null>(null);
  const [leaving, setLeaving] = useState<WebhookInfo | null>(null);
  const change = (call: typeof removeWebhook, webhook: WebhookInfo) =>
    make(async () => {
      setLeaving(null);
      await call(owner, webhook.id);
      again();
    });
  if (answer.status === 'loading') return <LoadingRows rows={3} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('webhooks.failed')} failure={answer.failure} onRetry={again} />;
  }
  const { webhooks } = answer.value;
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <WebhookList
        webhooks={webhooks}
        busy={busy}
        onShow={setShown}
        onEnable={(webhook) => void change(enableWebhook, webhook)}
        onRemove={setLeaving}
      />
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={webhooks.length >= MOST_WEBHOOKS}
        onClick={() => setMaking(true)}
      >
        {t('webhooks.new')}
      </Button>
      {isMaking && (
        <NewWebhookDialog
          owner={owner}
          onMade={(secret) => {
            setMaking(false);
            setMade(secret);
            again();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== null && (
        <SecretDialog
          title={t('webhooks.made')}
          detail={t('webhooks.once')}
          label={t('webhooks.secret')}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
      {shown && <WebhookDeliveries owner={owner} webhook={shown} onClose={() => setShown(null)} />}
      {leaving && (
        <AskDialog
          title={t('webhooks.removeTitle')}
          detail={t('webhooks.removeDetail', { url: leaving.url })}
          keep={t('webhooks.keep')}
          go={t('webhooks.remove')}
          onKeep={() => setLeaving(null)}
          onGo={() => void change(removeWebhook, leaving)}
        />
      )}
    </>
  );
}
