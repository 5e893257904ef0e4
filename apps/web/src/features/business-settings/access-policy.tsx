import { PASSWORD_MINIMUM, SECOND_STEP_FOR, SESSION_HOURS, type SignInPolicy } from '@plomada/domain';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { ChoiceField } from '../../base/fields/choice-field';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { messageShown } from '../../base/messages/messages-slice';
import { SECTION_LEFT } from '../../base/unsaved/leave-guard';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { saveSignInPolicy } from './business-api';

interface Props {
  readonly businessId: string;
  readonly policy: SignInPolicy;
  readonly onSaved: () => void;
}

/** What the company asks of its people when they log in. */
export function AccessPolicy({ businessId, policy, onSaved }: Props) {
  const { t } = useTranslation('businessSettings');
  const dispatch = useAppDispatch();
  const { busy, failure, make } = useMutation();
  const [saved, setSaved] = useState(policy);
  const [form, setForm] = useState(policy);
  const isChanged = JSON.stringify(form) !== JSON.stringify(saved);
  const save = () =>
    make(async () => {
      setSaved(await saveSignInPolicy(businessId, form));
      dispatch(messageShown({ severity: 'success', key: 'businessSettings:access.saved' }));
      onSaved();
    });
  return (
    <Stack spacing={4} sx={{ maxWidth: 480, mb: 10 }}>
      {failure && <FailureAlert failure={failure} />}
      <ChoiceField
        label={t('access.secondStep')}
        hint={t('access.secondStepHint')}
        value={form.secondStepFor}
        choices={SECOND_STEP_FOR.map((key) => ({ key, label: t(`access.for.${key}`) }))}
        onChange={(secondStepFor) => setForm({ ...form, secondStepFor })}
      />
      <ChoiceField
        label={t('access.passwordMinimum')}
        hint={t('access.passwordHint')}
        value={String(form.passwordMinimum)}
        choices={numbers(PASSWORD_MINIMUM).map((count) => ({
          key: String(count),
          label: t('access.characters', { count }),
        }))}
        onChange={(chosen) => setForm({ ...form, passwordMinimum: Number(chosen) })}
      />
      <ChoiceField
        label={t('access.sessionHours')}
        hint={t('access.sessionHint')}
        value={String(form.sessionHours)}
        choices={numbers(SESSION_HOURS).map((count) => ({
          key: String(count),
          label: t('access.hours', { count }),
        }))}
        onChange={(chosen) => setForm({ ...form, sessionHours: Number(chosen) })}
      />
      <FocusableButton
        variant="contained"
        disabled={busy || !isChanged}
        onClick={() => void save()}
        sx={{ alignSelf: 'start' }}
      >
        {t('access.save')}
      </FocusableButton>
      <UnsavedGuard unsaved={() => isChanged} params={SECTION_LEFT} />
    </Stack>
  );
}

const numbers = ({ least, most }: { readonly least: number; readonly most: number }): number[] =>
  Array.from({ length: most - least + 1 }, (_, n) => least + n);
