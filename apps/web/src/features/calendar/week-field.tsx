import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WeekDays } from './week-days';
import { WEEKS, type WorkingWeek } from './working-week';

/** The days of the week on which is worked: all, Monday to Saturday or to Friday, or any seven marks. */
export function WeekField({ row = false }: { readonly row?: boolean }) {
  const { t } = useTranslation('newProject');
  const { control } = useFormContext<WorkingWeek>();
  const week = useWatch({ control, name: 'week' });
  return (
    <FormControl>
      <FormLabel id="week">{t('fields.week')}</FormLabel>
      <Controller
        control={control}
        name="week"
        render={({ field }) => (
          <RadioGroup aria-labelledby="week" row={row} {...field}>
            {WEEKS.map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio size={row ? 'small' : 'medium'} />}
                label={t(`week.${choice}`)}
              />
            ))}
          </RadioGroup>
        )}
      />
      {week === 'custom' && <CustomDays />}
    </FormControl>
  );
}

function CustomDays() {
  const { t } = useTranslation('newProject');
  const { control } = useFormContext<WorkingWeek>();
  return (
    <Controller
      control={control}
      name="days"
      rules={{
        validate: (days, { week }) =>
          week !== 'custom' || days.includes('1') || 'newProject:errors.noWorkingDay',
      }}
      render={({ field, fieldState: { error } }) => (
        <Box sx={{ mt: 2 }}>
          <WeekDays days={field.value} onChange={field.onChange} />
          {error?.message && <FormHelperText error>{t(error.message)}</FormHelperText>}
        </Box>
      )}
    />
  );
}
