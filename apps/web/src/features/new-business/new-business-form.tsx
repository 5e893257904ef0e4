import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { FailureAlert } from '../../base/messages/failure-alert';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { EMPTY_PROFILE, type Profile, ProfileFields } from '../business-settings/profile-fields';
import { useCreateBusiness } from './use-create-business';

/** A name is enough to begin; logo, lists and members belong to the settings of the business. */
export function NewBusinessForm() {
  const { t } = useTranslation('newBusiness');
  const form = useForm<Profile>({ mode: 'onTouched', defaultValues: EMPTY_PROFILE });
  const { failure, create, created } = useCreateBusiness();
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = useCallback(() => isDirty && !created.current, [isDirty, created]);
  const submit = form.handleSubmit(async (profile) => {
    const refused = await create(profile);
    if (refused?.code !== 'BUSINESS_NAME_TAKEN') return;
    form.setError('name', { message: 'codes:BUSINESS_NAME_TAKEN' }, { shouldFocus: true });
  });
  return (
    <FormProvider {...form}>
      <UnsavedGuard unsaved={unsaved} />
      <Card
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ p: { xs: 4, md: 6 }, flexShrink: 0 }}
      >
        {failure && failure.code !== 'BUSINESS_NAME_TAKEN' && <FailureAlert failure={failure} />}
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('hint')}</Typography>
        <ProfileFields />
        <FocusableButton type="submit" variant="contained" disabled={isSubmitting} sx={{ mt: 4 }}>
          {t('create')}
        </FocusableButton>
      </Card>
    </FormProvider>
  );
}
