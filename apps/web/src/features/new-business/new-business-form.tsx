import type { Failure } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { failureOf } from '../../app/api/api-failure';
import { createBusiness } from '../../app/api/endpoints';
import { useAppDispatch } from '../../app/hooks';
import { useFailureText } from '../../app/messages/use-failure-text';
import { projectsActions } from '../projects/projects-slice';

interface Fields {
  name: string;
}

/** A name is enough to begin; the rest belongs to the settings of the business. */
export function NewBusinessForm() {
  const { t } = useTranslation('newBusiness');
  const textOf = useFailureText();
  const { failure, create } = useCreateBusiness();
  const { register, handleSubmit, formState } = useForm<Fields>({ mode: 'onTouched' });
  const error = formState.errors.name?.message;
  return (
    <Card
      component="form"
      noValidate
      onSubmit={handleSubmit(({ name }) => create(name.trim()))}
      sx={{ p: 6, maxWidth: 560 }}
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {textOf(failure)}
        </Alert>
      )}
      <TextField
        label={t('name')}
        required
        autoFocus
        error={Boolean(error)}
        helperText={error ? t(error) : t('hint')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        {...register('name', { validate: (value) => value.trim() !== '' || 'common:required' })}
      />
      <Button type="submit" variant="contained" disabled={formState.isSubmitting} sx={{ mt: 6 }}>
        {t('create')}
      </Button>
    </Card>
  );
}

function useCreateBusiness() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const create = async (name: string) => {
    try {
      const business = await createBusiness({ name });
      dispatch(
        projectsActions.businessAdded({
          ...business,
          isAdmin: true,
          isViewer: false,
          modules: [],
          projects: [],
          containers: [],
        }),
      );
      await navigate('/');
    } catch (thrown) {
      setFailure(failureOf(thrown));
    }
  };
  return { failure, create };
}
