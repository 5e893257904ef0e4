import Box from '@mui/material/Box';
import { Controller, useFormContext } from 'react-hook-form';
import { Holidays } from '../calendar/holidays';
import { WeekField } from '../calendar/week-field';
import type { NewProjectFields } from './new-project-fields';

/** Which days are worked. */
export function CalendarStep() {
  const { control } = useFormContext<NewProjectFields>();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <WeekField />
      <Controller
        control={control}
        name="holidays"
        render={({ field }) => <Holidays dates={field.value} onChange={field.onChange} />}
      />
    </Box>
  );
}
