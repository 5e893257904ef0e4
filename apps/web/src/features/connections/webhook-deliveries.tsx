import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { useQuery } from '../../base/api/use-query';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { FailureAlert } from '../../base/messages/failure-alert';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import {
  deliveriesOf,
  redeliver,
  type WebhookDelivery,
  type WebhookInfo,
  type WebhookOwner,
} from './webhooks-api';

interface Props {
  readonly owner: WebhookOwner;
  readonly webhook: WebhookInfo;
  readonly onClose: () => void;
}

/** What a webhook was told lately, what came of it, and how to tell it once more. */
export function WebhookDeliveries({ owner, webhook, onClose }: Props) {
  const { t } = useTranslation('connections');
  const { id } = webhook;
  const [answer, again] = useQuery(useCallback(() => deliveriesOf(owner, id), [owner, id]));
  const { busy, failure, make } = useMutation();
  const send = (delivery: WebhookDelivery) =>
    make(async () => {
      await redeliver(owner, id, delivery.id);
      again();
    });
  return (
    <PlainDialog title={t('webhooks.deliveries')} maxWidth="md" onClose={onClose}>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{webhook.url}</Typography>
      {failure && <FailureAlert failure={failure} />}
      {answer.status === 'loading' && <LoadingRows rows={3} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('webhooks.deliveriesFailed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && (
        <>
          <Button size="small" onClick={again}>
            {t('webhooks.refresh')}
          </Button>
          {answer.value.deliveries.length === 0 && <Typography>{t('webhooks.noDeliveries')}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {answer.value.deliveries.map((delivery) => (
              <DeliveryLine
                key={delivery.id}
                delivery={delivery}
                busy={busy}
                onSend={() => void send(delivery)}
              />
            ))}
          </Box>
        </>
      )}
    </PlainDialog>
  );
}

interface LineProps {
  readonly delivery: WebhookDelivery;
  readonly busy: boolean;
  readonly onSend: () => void;
}

function DeliveryLine({ delivery, busy, onSend }: LineProps) {
  const { t } = useTranslation('connections');
  const format = useFormat();
  const { event, status, createdAt, body, attempts } = delivery;
  const last = attempts.at(-1)?.at;
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography sx={{ fontWeight: 600 }}>{t(`webhooks.event.${event}`)}</Typography>
          <Typography variant="body2" color={status === 'failed' ? 'error' : 'textSecondary'}>
            {t(`webhooks.status.${status}`)}
            {last && <> · {t(`webhooks.last.${status}`, { date: format.date(last) })}</>}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('webhooks.happened', { date: format.date(createdAt) })}
          </Typography>
        </Box>
        <FocusableButton size="small" disabled={busy} onClick={onSend}>
          {t('webhooks.redeliver')}
        </FocusableButton>
      </Box>
      {attempts.map(({ at, status: answered, error, milliseconds }) => (
        <Typography key={at} variant="body2" color="textSecondary">
          {format.date(at)} ·{' '}
          {error ? t(`webhooks.error.${error}`) : t('webhooks.answered', { status: answered })} ·{' '}
          {t('webhooks.milliseconds', { milliseconds })}
        </Typography>
      ))}
      <Box component="details" sx={{ mt: 1 }}>
        <summary>{t('webhooks.payload')}</summary>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem', m: 0, mt: 1 }}
        >
          {body}
        </Box>
      </Box>
    </Box>
  );
}
