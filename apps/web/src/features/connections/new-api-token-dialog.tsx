import Stack from '@mui/material/Stack';
import { API_TOKEN_DAYS } from '@plomada/contracts';
import { isVisible, TOKEN_SCOPES } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { ChoiceField } from '../../base/fields/choice-field';
import { TextField } from '../../base/fields/text-field';
import { makeApiToken, type NewApiToken } from './connections-api';

interface Props {
  readonly userId: string;
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

/** The least that a program needs is offered first. */
const FIRST: NewApiToken = { name: '', scope: 'read', days: 90 };

/** What a new token is called, what it may, and for how long. */
export function NewApiTokenDialog({ userId, onMade, onClose }: Props) {
  const { t } = useTranslation('connections');
  const { busy, failure, make } = useMutation();
  const [form, setForm] = useState(FIRST);
  return (
    <FormDialog
      title={t('tokens.new')}
      submit={t('tokens.make')}
      ready={isVisible(form.name)}
      dirty={form !== FIRST}
      busy={busy}
      failure={failure}
      onSubmit={() => void make(async () => onMade((await makeApiToken(userId, form)).token))}
      onClose={onClose}
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <TextField
          required
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
          value={form.name}
          maxLength={60}
          onChange={(name) => setForm({ ...form, name })}
        />
        <ChoiceField
          label={t('tokens.scopeLabel')}
          hint={t('tokens.scopeHint')}
          value={form.scope}
          choices={TOKEN_SCOPES.map((key) => ({ key, label: t(`tokens.scope.${key}`) }))}
          onChange={(scope) => setForm({ ...form, scope })}
        />
        <ChoiceField
          label={t('tokens.daysLabel')}
          value={String(form.days)}
          choices={API_TOKEN_DAYS.map((days) => ({
            key: String(days),
            label: t('tokens.days', { count: days }),
          }))}
          onChange={(chosen) => {
            const days = API_TOKEN_DAYS.find((one) => String(one) === chosen);
            if (days) setForm({ ...form, days });
          }}
        />
      </Stack>
    </FormDialog>
  );
}
