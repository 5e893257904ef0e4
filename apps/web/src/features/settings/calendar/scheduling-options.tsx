import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CalendarFields, SCHEDULING_OPTIONS } from './calendar-fields';

/** How tasks are scheduled: a switch each, with what it does. */
export function SchedulingOptions() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<CalendarFields>();
  return (
    <>
      {SCHEDULING_OPTIONS.map((option) => (
        <Controller
          key={option}
          name={option}
          control={control}
          render={({ field: { value, onChange, ref } }) => (
            <Box>
              <FormControlLabel
                label={t(`option.${option}`)}
                control={
                  <Switch
                    checked={value}
                    onChange={(_, on) => onChange(on)}
                    slotProps={{ input: { ref, 'aria-describedby': `${option}-does` } }}
                  />
                }
              />
              <Typography
                id={`${option}-does`}
                variant="body2"
                sx={{ color: 'text.secondary', pl: 12, maxWidth: 640 }}
              >
                {t(`optionDoes.${option}`)}
              </Typography>
            </Box>
          )}
        />
      ))}
    </>
  );
}
