import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TimeZoneField } from '../../base/fields/time-zone-field';
import { FormField } from '../../base/form/form-field';
import { yearOf } from '../calendar/holiday';
import { Holidays } from '../calendar/holidays';
import { WeekField } from '../calendar/week-field';
import type { NewProjectFields } from './new-project-fields';

/** Which days are worked. */
export function CalendarStep() {
  const { t } = useTranslation('newProject');
  const { control } = useFormContext<NewProjectFields>();
  const [{ country, region }, startDate] = useWatch({ control, name: ['location', 'startDate'] });
  const from = yearOf(startDate);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <WeekField />
      <Controller
        control={control}
        name="holidays"
        render={({ field }) => (
          <Holidays
            holidays={field.value}
            onChange={field.onChange}
            // Most buildings take a year or two.
            asked={{ country, region, from, to: from + 1 }}
          />
        )}
      />
      <FormField<string | null> name="timeZone">
        {(entered) => (
          <TimeZoneField
            {...entered}
            label={t('fields.timeZone')}
            hint={t('hints.timeZone')}
            sx={{ maxWidth: 400 }}
          />
        )}
      </FormField>
    </Box>
  );
}
