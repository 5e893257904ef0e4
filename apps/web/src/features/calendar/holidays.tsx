import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { isCivilDate } from '@plomada/domain';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../base/fields/date-field';
import { useFormat } from '../../base/format';

interface Props {
  readonly dates: readonly string[];
  readonly onChange: (dates: string[]) => void;
}

/** Days off beyond the week's. */
export function Holidays({ dates, onChange }: Props) {
  const { t } = useTranslation('newProject');
  const format = useFormat();
  const [date, setDate] = useState('');
  const addable = isCivilDate(date) && !dates.includes(date);
  const add = () => {
    if (!addable) return;
    onChange([...dates, date].sort());
    setDate('');
  };
  // Enter adds the holiday; it must not send the wizard on.
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Box component="section" aria-labelledby="holidays">
      <Typography id="holidays" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('fields.holidays')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, mb: 3 }}>
        <DateField
          label={t('fields.holiday')}
          value={date}
          onChange={setDate}
          onKeyDown={addByKey}
          sx={{ width: 200 }}
        />
        <Button variant="outlined" onClick={add} disabled={!addable}>
          {t('addHoliday')}
        </Button>
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {dates.map((day) => (
          <li key={day}>
            <Chip
              label={format.date(day)}
              className="numeric"
              onDelete={() => onChange(dates.filter((other) => other !== day))}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
