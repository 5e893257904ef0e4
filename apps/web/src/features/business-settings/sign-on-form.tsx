import { issuerAddress, type SignOnSettings, type SignOnView } from '@plomada/contracts';
import { SIGN_ON_USES, type SignOnUse } from '@plomada/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { ChoiceField } from '../../base/fields/choice-field';
import { FocusableButton } from '../../base/focus/focusable-button';
import { filled } from '../../base/form/checks';
import { FormField } from '../../base/form/form-field';
import { FormText } from '../../base/form/form-text';
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

/** As they are typed; an empty secret leaves the one that is kept. */
interface Fields extends SignOnSettings {
  secret: string;
}
const fieldsOf = ({ settings }: SignOnView): Fields => ({ ...(settings ?? NOTHING), secret: '' });

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
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: fieldsOf(view) });
  const { isDirty } = form.formState;
  const [found, setFound] = useState<{ readonly issuer: string; readonly host: string } | null>(null);
  const issuer = useWatch({ control: form.control, name: 'issuer' }).trim();
  const check = async () => {
    setFound(null);
    if (!(await form.trigger('issuer', { shouldFocus: true }))) return;
    await make(async () => setFound({ issuer, host: (await checkProvider(businessId, issuer)).host }));
  };
  const save = form.handleSubmit((fields) =>
    make(async () => {
      const now = await saveSignOn(businessId, changeOf(fields));
      form.reset(fieldsOf(now));
      onSaved(now);
      dispatch(messageShown({ severity: 'success', key: 'businessSettings:signOn.saved' }));
    }),
  );
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        spacing={4}
        sx={{ maxWidth: 480, mb: 6 }}
      >
        {failure && <FailureAlert failure={failure} />}
        {found?.issuer === issuer && (
          <Alert severity="success">{t('signOn.found', { host: found.host })}</Alert>
        )}
        <ProviderFields hasSecret={view.hasSecret} />
        <UseFields />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <FocusableButton type="submit" variant="contained" disabled={busy || !isDirty}>
            {t('signOn.save')}
          </FocusableButton>
          <FocusableButton variant="outlined" disabled={busy} onClick={() => void check()}>
            {t('signOn.check')}
          </FocusableButton>
        </Box>
        <UnsavedGuard unsaved={() => isDirty} params={SECTION_LEFT} />
      </Stack>
    </FormProvider>
  );
}

/** What the server is told: without blanks around, and a secret only where one was typed. */
function changeOf({ secret, ...fields }: Fields) {
  const { issuer, clientId, name } = fields;
  const exact = { issuer: issuer.trim(), clientId: clientId.trim(), name: name.trim() };
  return { ...fields, ...exact, ...(secret !== '' && { clientSecret: secret }) };
}

const isIssuer = (typed: string): true | string => {
  const isFilled = filled(typed);
  if (isFilled !== true) return isFilled;
  return issuerAddress.safeParse(typed).success || 'businessSettings:signOn.issuerWrong';
};

/** The provider, and how it knows us. */
function ProviderFields({ hasSecret }: Pick<SignOnView, 'hasSecret'>) {
  const { t } = useTranslation('businessSettings');
  return (
    <>
      <FormText
        name="issuer"
        required
        isExact
        label={t('signOn.issuer')}
        hint={t('signOn.issuerHint')}
        maxLength={500}
        validate={isIssuer}
      />
      <FormText
        name="clientId"
        required
        isExact
        label={t('signOn.clientId')}
        maxLength={200}
        validate={filled}
      />
      <FormText
        name="secret"
        required={!hasSecret}
        type="password"
        autoComplete="new-password"
        label={t('signOn.secret')}
        hint={t(hasSecret ? 'signOn.secretKept' : 'signOn.secretHint')}
        maxLength={500}
        {...(!hasSecret && { validate: filled })}
      />
      <FormText
        name="name"
        required
        label={t('signOn.name')}
        hint={t('signOn.nameHint')}
        maxLength={60}
        validate={filled}
      />
    </>
  );
}

/** Who logs in there. */
function UseFields() {
  const { t } = useTranslation('businessSettings');
  return (
    <>
      <FormField<SignOnUse> name="use">
        {({ value, onChange }) => (
          <ChoiceField
            label={t('signOn.use')}
            hint={t('signOn.useHint')}
            value={value}
            choices={SIGN_ON_USES.map((key) => ({ key, label: t(`signOn.uses.${key}`) }))}
            onChange={onChange}
          />
        )}
      </FormField>
      <Box>
        {SWITCHES.map((key) => (
          <FormField<boolean> key={key} name={key}>
            {({ value, onChange }) => (
              <FormControlLabel
                sx={{ display: 'flex', mb: 1 }}
                control={<Switch checked={value} onChange={(_, checked) => onChange(checked)} />}
                label={t(`signOn.${key}`)}
              />
            )}
          </FormField>
        ))}
      </Box>
    </>
  );
}
