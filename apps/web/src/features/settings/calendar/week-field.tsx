import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WeekDays } from '../../new-project/week-days';
import type { CalendarFields } from './calendar-fields';

/** The days of the week on which is worked: all, Monday to Friday, or any seven marks. */
export function WeekField() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<CalendarFields>();
  const week = useWatch({ control, name: 'week' });
  return (
    <FormControl>
      <FormLabel id="week">{t('newProject:fields.week')}</FormLabel>
      <Controller
        control={control}
        name="week"
        render={({ field }) => (
          <RadioGroup aria-labelledby="week" row {...field}>
            {(['all', 'monToFri', 'custom'] as const).map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio size="small" />}
                label={t(`newProject:week.${choice}`)}
              />
            ))}
          </RadioGroup>
        )}
      />
      {week === 'custom' && (
        <Controller
          control={control}
          name="days"
          rules={{
            validate: (days, fields) =>
              fields.week !== 'custom' || days.includes('1') || 'newProject:errors.noWorkingDay',
          }}
          render={({ field, fieldState: { error } }) => (
            <Box sx={{ mt: 2 }}>
              <WeekDays days={field.value} onChange={field.onChange} />
              {error?.message && <FormHelperText error>{t(error.message)}</FormHelperText>}
            </Box>
          )}
        />
      )}
    </FormControl>
  );
}
