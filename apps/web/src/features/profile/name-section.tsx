import type { User } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isVisible } from '@plomada/domain';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
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
const LIMITS = { htmlInput: { maxLength: 200 } };

interface Props {
  readonly user: User;
  readonly onUnsaved: NoteUnsaved;
}

export function NameSection({ user, onUnsaved }: Props) {
  const { t } = useTranslation('profile');
  const { busy, failure, make } = useMutation();
  const changed = useProfileChanged();
  const { register, handleSubmit, formState, reset } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const { isDirty } = formState;
  useEffect(() => onUnsaved('name', isDirty), [isDirty, onUnsaved]);
  const error = formState.errors.firstName?.message;
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
      <form onSubmit={save} noValidate>
        {failure && <FailureAlert failure={failure} />}
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4 }}>
          <TextField
            label={t('name.first')}
            required
            autoComplete="given-name"
            error={Boolean(error)}
            helperText={error ? t(error) : ' '}
            slotProps={LIMITS}
            {...register('firstName', { validate: (value) => isVisible(value) || 'common:required' })}
          />
          <TextField
            label={t('name.last')}
            autoComplete="family-name"
            helperText=" "
            slotProps={LIMITS}
            {...register('lastName')}
          />
        </Box>
        <Button type="submit" variant="contained" disabled={busy || !isDirty || Boolean(error)}>
          {t(busy ? 'saving' : 'save')}
        </Button>
      </form>
    </ProfileCard>
  );
}
