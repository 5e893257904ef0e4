import Stack from '@mui/material/Stack';
import { WEBHOOK_EVENTS } from '@plomada/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { PicksField } from '../../base/fields/picks-field';
import { TextField } from '../../base/fields/text-field';
import { isWebhookAddress, makeWebhook, type NewWebhook, type WebhookOwner } from './webhooks-api';

interface Props {
  readonly owner: WebhookOwner;
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

const FIRST: NewWebhook = { url: '', events: [] };

/** Where a new webhook is told, and what. */
export function NewWebhookDialog({ owner, onMade, onClose }: Props) {
  const { t } = useTranslation('connections');
  const { busy, failure, make } = useMutation();
  const [form, setForm] = useState(FIRST);
  return (
    <FormDialog
      title={t('webhooks.new')}
      submit={t('webhooks.make')}
      ready={isWebhookAddress(form.url) && form.events.length > 0}
      dirty={form !== FIRST}
      busy={busy}
      failure={failure}
      onSubmit={() => void make(async () => onMade((await makeWebhook(owner, form)).secret))}
      onClose={onClose}
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <TextField
          required
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          value={form.url}
          maxLength={2000}
          onChange={(url) => setForm({ ...form, url: url.trim() })}
        />
        <PicksField
          label={t('webhooks.events')}
          keys={WEBHOOK_EVENTS}
          nameOf={(key) => t(`webhooks.event.${key as (typeof WEBHOOK_EVENTS)[number]}`)}
          value={form.events}
          onChange={(chosen) =>
            setForm({ ...form, events: WEBHOOK_EVENTS.filter((event) => chosen.includes(event)) })
          }
        />
      </Stack>
    </FormDialog>
  );
}
