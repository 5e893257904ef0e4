import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { isCivilDate } from '@plomada/domain';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../app/fields/date-field';
import { useFieldError } from './field-error';
import { LOOKAHEAD_PERIODS, type NewProjectFields, PERIOD_DAYS } from './new-project-fields';

/** What the project is and how its terms run. */
export function DataStep() {
  const { t } = useTranslation('newProject');
  const { register, control, formState } = useFormContext<NewProjectFields>();
  const shown = useFieldError(formState.errors);
  const filled = (value: string) => value.trim() !== '' || 'common:required';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, columnGap: 4, rowGap: 3 }}>
      <TextField
        label={t('fields.name')}
        autoFocus
        required
        slotProps={{ htmlInput: { maxLength: 200 } }}
        {...shown('name')}
        {...register('name', { validate: filled })}
      />
      <TextField
        label={t('fields.projectId')}
        required
        slotProps={{ htmlInput: { maxLength: 60 } }}
        {...shown('projectId', t('hints.projectId'))}
        {...register('projectId', { validate: filled })}
      />
      <TextField
        label={t('fields.manager')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        helperText=" "
        {...register('managerName')}
      />
      <Controller
        control={control}
        name="startDate"
        rules={{ validate: (value) => isCivilDate(value) || 'errors.date' }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <DateField
            label={t('fields.startDate')}
            required
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            {...shown('startDate')}
          />
        )}
      />
      <NumberFields />
    </Box>
  );
}

function NumberFields() {
  const { t } = useTranslation('newProject');
  const { register, formState } = useFormContext<NewProjectFields>();
  const shown = useFieldError(formState.errors);
  const whole =
    (key: string, { min, max }: { min: number; max: number }) =>
    (value: number) =>
      (Number.isInteger(value) && value >= min && value <= max) || key;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 4,
      }}
    >
      <TextField
        label={t('fields.periodDays')}
        type="number"
        slotProps={{ htmlInput: PERIOD_DAYS }}
        {...shown('periodDays', t('hints.periodDays'))}
        {...register('periodDays', {
          valueAsNumber: true,
          validate: whole('errors.periodDays', PERIOD_DAYS),
        })}
      />
      <TextField
        label={t('fields.laPeriods')}
        type="number"
        slotProps={{ htmlInput: LOOKAHEAD_PERIODS }}
        {...shown('laPeriods', t('hints.laPeriods'))}
        {...register('laPeriods', {
          valueAsNumber: true,
          validate: whole('errors.laPeriods', LOOKAHEAD_PERIODS),
        })}
      />
    </Box>
  );
}
