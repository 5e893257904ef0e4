import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { ConnectionLine } from './connection-line';
import type { WebhookInfo } from './webhooks-api';

interface Props {
  readonly webhooks: readonly WebhookInfo[];
  readonly busy: boolean;
  readonly onShow: (webhook: WebhookInfo) => void;
  readonly onEnable: (webhook: WebhookInfo) => void;
  readonly onRemove: (webhook: WebhookInfo) => void;
}

/** They begin where the lines above them do. */
const IN_LINE = { minWidth: 0, px: 0, mr: 4 };

/** Where each webhook is told, of what, and whether it still is. */
export function WebhookList({ webhooks, busy, onShow, onEnable, onRemove }: Props) {
  const { t } = useTranslation('connections');
  const format = useFormat();
  if (webhooks.length === 0) return <Typography sx={{ mb: 4 }}>{t('webhooks.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 4 }}>
      {webhooks.map((webhook) => {
        const { id, url, events, createdAt, disabledAt } = webhook;
        return (
          <ConnectionLine
            key={id}
            title={url}
            action={t('webhooks.remove')}
            actionNamed={t('webhooks.removeNamed', { url })}
            busy={busy}
            onAction={() => onRemove(webhook)}
          >
            <Typography variant="body2" color="textSecondary">
              {events.map((event) => t(`webhooks.event.${event}`)).join(' · ')}
            </Typography>
            <Typography variant="body2" color={disabledAt ? 'error' : 'textSecondary'}>
              {disabledAt
                ? t('webhooks.disabled', { date: format.date(disabledAt) })
                : t('webhooks.created', { date: format.date(createdAt) })}
            </Typography>
            <Button
              size="small"
              sx={IN_LINE}
              onClick={() => onShow(webhook)}
              aria-label={t('webhooks.deliveriesNamed', { url })}
            >
              {t('webhooks.deliveries')}
            </Button>
            {disabledAt && (
              <FocusableButton
                size="small"
                sx={IN_LINE}
                disabled={busy}
                onClick={() => onEnable(webhook)}
                aria-label={t('webhooks.enableNamed', { url })}
              >
                {t('webhooks.enable')}
              </FocusableButton>
            )}
          </ConnectionLine>
        );
      })}
    </Box>
  );
}
