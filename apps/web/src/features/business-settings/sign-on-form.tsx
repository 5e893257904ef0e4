import { issuerAddress, type SignOnSettings, type SignOnView } from '@plomada/contracts';
import { SIGN_ON_USES } from '@plomada/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { ChoiceField } from '../../base/fields/choice-field';
import { TextField } from '../../base/fields/text-field';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { messageShown } from '../../base/messages/messages-slice';
import { SECTION_LEFT } from '../../base/unsaved/leave-guard';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { checkProvider, saveSignOn } from './sign-on-api';

const SWITCHES = ['countsAsSecondStep', 'makesMembers', 'trustsUnstatedEmail'] as const;

const NOTHING: SignOnSettings = {
  ...{ issuer: '', clientId: '', name: '', use: 'off' },
  ...{ countsAsSecondStep: false, makesMembers: false, trustsUnstatedEmail: false },
};

interface Props {
  readonly businessId: string;
  readonly view: SignOnView;
  readonly onSaved: (view: SignOnView) => void;
}

/** Which provider, and who logs in there. The secret is typed and never shown again. */
export function SignOnForm({ businessId, view, onSaved }: Props) {
  const { t } = useTranslation('businessSettings');
  const dispatch = useAppDispatch();
  const { busy, failure, make } = useMutation();
  const saved = view.settings ?? NOTHING;
  const [form, setForm] = useState(saved);
  const [secret, setSecret] = useState('');
  const [found, setFound] = useState<string | null>(null);
  const isChanged = JSON.stringify(form) !== JSON.stringify(saved) || secret !== '';
  const hasProvider = issuerAddress.safeParse(form.issuer).success;
  const isWhole = hasProvider && form.clientId !== '' && form.name !== '';
  const set = (change: Partial<SignOnSettings>) => {
    setFound(null);
    setForm({ ...form, ...change });
  };
  const check = () =>
    make(async () => {
      setFound(null);
      setFound((await checkProvider(businessId, form.issuer)).host);
    });
  const save = () =>
    make(async () => {
      const now = await saveSignOn(businessId, { ...form, ...(secret !== '' && { clientSecret: secret }) });
      setForm(now.settings ?? NOTHING);
      setSecret('');
      onSaved(now);
      dispatch(messageShown({ severity: 'success', key: 'businessSettings:signOn.saved' }));
    });
  return (
    <Stack spacing={4} sx={{ maxWidth: 480, mb: 6 }}>
      {failure && <FailureAlert failure={failure} />}
      {found !== null && <Alert severity="success">{t('signOn.found', { host: found })}</Alert>}
      <TextField
        isExact
        label={t('signOn.issuer')}
        hint={t('signOn.issuerHint')}
        value={form.issuer}
        maxLength={500}
        onChange={(issuer) => set({ issuer: issuer.trim() })}
      />
      <TextField
        isExact
        label={t('signOn.clientId')}
        value={form.clientId}
        maxLength={200}
        onChange={(clientId) => set({ clientId: clientId.trim() })}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        label={t('signOn.secret')}
        hint={t(view.hasSecret ? 'signOn.secretKept' : 'signOn.secretHint')}
        value={secret}
        maxLength={500}
        onChange={setSecret}
      />
      <TextField
        label={t('signOn.name')}
        hint={t('signOn.nameHint')}
        value={form.name}
        maxLength={60}
        onChange={(name) => set({ name })}
      />
      <ChoiceField
        label={t('signOn.use')}
        hint={t('signOn.useHint')}
        value={form.use}
        choices={SIGN_ON_USES.map((key) => ({ key, label: t(`signOn.uses.${key}`) }))}
        onChange={(use) => set({ use })}
      />
      <Box>
        {SWITCHES.map((key) => (
          <FormControlLabel
            key={key}
            sx={{ display: 'flex', mb: 1 }}
            control={<Switch checked={form[key]} onChange={(_, checked) => set({ [key]: checked })} />}
            label={t(`signOn.${key}`)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" disabled={busy || !isChanged || !isWhole} onClick={() => void save()}>
          {t('signOn.save')}
        </Button>
        <Button variant="outlined" disabled={busy || !hasProvider} onClick={() => void check()}>
          {t('signOn.check')}
        </Button>
      </Box>
      <UnsavedGuard unsaved={() => isChanged} params={SECTION_LEFT} />
    </Stack>
  );
}
