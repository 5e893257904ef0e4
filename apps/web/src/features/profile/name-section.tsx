import type { User } from '@plomada/contracts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { filled } from '../../base/form/checks';
import { FormText } from '../../base/form/form-text';
import { useMutation } from '../../base/api/use-mutation';
import { FailureAlert } from '../../base/messages/failure-alert';
import type { NoteUnsaved } from './note-unsaved';
import { editProfile } from './profile-api';
import { ProfileCard } from './profile-card';
import { useProfileChanged } from './use-profile-changed';

interface Fields {
  firstName: string;
  lastName: string;
}

interface Props {
  readonly user: User;
  readonly onUnsaved: NoteUnsaved;
}

export function NameSection({ user, onUnsaved }: Props) {
  const { t } = useTranslation('profile');
  const { busy, failure, make } = useMutation();
  const changed = useProfileChanged();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const { handleSubmit, formState, reset } = form;
  const { isDirty, isValid } = formState;
  useEffect(() => onUnsaved('name', isDirty), [isDirty, onUnsaved]);
  const save = handleSubmit(({ firstName, lastName }) =>
    make(async () => {
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      const answer = await editProfile(user.id, names);
      reset({ firstName: answer.firstName, lastName: answer.lastName });
      changed(answer);
    }),
  );
  return (
    <ProfileCard title={t('name.title')}>
      <FormProvider {...form}>
        <form onSubmit={save} noValidate>
          {failure && <FailureAlert failure={failure} />}
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4 }}>
            <FormText
              name="firstName"
              label={t('name.first')}
              required
              autoComplete="given-name"
              validate={filled}
            />
            <FormText name="lastName" label={t('name.last')} autoComplete="family-name" />
          </Box>
          <FocusableButton type="submit" variant="contained" disabled={busy || !isDirty || !isValid}>
            {t(busy ? 'saving' : 'save')}
          </FocusableButton>
        </form>
      </FormProvider>
    </ProfileCard>
  );
}
