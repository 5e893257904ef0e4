import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isCivilDate, isVisible, LOOKAHEAD_PERIODS, PERIOD_DAYS } from '@plomada/domain';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../base/fields/date-field';
import { typedNumber } from '../../base/fields/typed-number';
import { useBusiness } from '../projects/use-project';
import { LocationFields } from '../places/location-fields';
import { useFieldError } from './field-error';
import type { NewProjectFields } from './new-project-fields';

/** What the project is and how its terms run. */
export function DataStep() {
  const { t } = useTranslation('newProject');
  const { register, control, formState } = useFormContext<NewProjectFields>();
  const shown = useFieldError(formState.errors);
  const filled = (value: string) => isVisible(value) || 'common:required';
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
      <PlacesFields />
    </Box>
  );
}

/** As it was entered before, a number; as it is typed, a text. */
const wholeOf = (typed: string | number): number => typedNumber(String(typed)) ?? Number.NaN;

const WHOLE = { inputMode: 'numeric', maxLength: 10 } as const;

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
        rowGap: 3,
      }}
    >
      <TextField
        label={t('fields.periodDays')}
        slotProps={{ htmlInput: WHOLE }}
        {...shown('periodDays', t('hints.periodDays'))}
        {...register('periodDays', {
          setValueAs: wholeOf,
          validate: whole('errors.periodDays', PERIOD_DAYS),
        })}
      />
      <TextField
        label={t('fields.laPeriods')}
        slotProps={{ htmlInput: WHOLE }}
        {...shown('laPeriods', t('hints.laPeriods'))}
        {...register('laPeriods', {
          setValueAs: wholeOf,
          validate: whole('errors.laPeriods', LOOKAHEAD_PERIODS),
        })}
      />
    </Box>
  );
}

/** Where it stands, and the container that it belongs to. */
function PlacesFields() {
  const { t } = useTranslation('newProject');
  const { control, setValue } = useFormContext<NewProjectFields>();
  const location = useWatch({ control, name: 'location' });
  const containers = useBusiness()?.containers ?? [];
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('fields.location')}</Typography>
      <LocationFields
        value={location}
        onChange={(changed) => setValue('location', { ...location, ...changed }, { shouldDirty: true })}
      />
      {containers.length > 0 && (
        <Controller
          control={control}
          name="containerId"
          render={({ field: { ref, ...field } }) => (
            <TextField
              select
              label={t('fields.container')}
              inputRef={ref}
              {...field}
              sx={{ mt: 4, maxWidth: 400 }}
            >
              <MenuItem value="">{t('noContainer')}</MenuItem>
              {containers.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
      )}
    </Box>
  );
}
