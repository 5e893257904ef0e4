import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Holidays } from './holidays';
import type { NewProjectFields } from './new-project-fields';
import { WeekDays } from './week-days';

/** Which days are worked. */
export function CalendarStep() {
  const { t } = useTranslation('newProject');
  const { control } = useFormContext<NewProjectFields>();
  const week = useWatch({ control, name: 'week' });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <FormControl>
        <FormLabel id="week">{t('fields.week')}</FormLabel>
        <Controller
          control={control}
          name="week"
          render={({ field }) => (
            <RadioGroup aria-labelledby="week" {...field}>
              {(['all', 'monToFri', 'custom'] as const).map((choice) => (
                <FormControlLabel
                  key={choice}
                  value={choice}
                  control={<Radio />}
                  label={t(`week.${choice}`)}
                />
              ))}
            </RadioGroup>
          )}
        />
        {week === 'custom' && <CustomDays />}
      </FormControl>
      <Controller
        control={control}
        name="holidays"
        render={({ field }) => <Holidays dates={field.value} onChange={field.onChange} />}
      />
    </Box>
  );
}

function CustomDays() {
  const { t } = useTranslation('newProject');
  const { control } = useFormContext<NewProjectFields>();
  return (
    <Controller
      control={control}
      name="days"
      rules={{
        validate: (days, { week }) => week !== 'custom' || days.includes('1') || 'errors.noWorkingDay',
      }}
      render={({ field, fieldState: { error } }) => (
        <Box sx={{ mt: 2, pl: 8 }}>
          <WeekDays days={field.value} onChange={field.onChange} />
          {error?.message && <FormHelperText error>{t(error.message)}</FormHelperText>}
        </Box>
      )}
    />
  );
}
