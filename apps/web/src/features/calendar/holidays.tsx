import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { isCivilDate, MAX_ROW_NAME } from '@plomada/domain';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../base/fields/date-field';
import { TextField } from '../../base/fields/text-field';
import { useFormat } from '../../base/format';
import { DeleteIcon } from '../../base/icons/icons';
import { type Holiday, weekdayName, withHolidays } from './holiday';
import { type HolidaysAsked, PublicHolidaysDialog } from './public-holidays-dialog';

interface Props {
  readonly holidays: readonly Holiday[];
  readonly onChange: (holidays: Holiday[]) => void;
  /** Whose public holidays are offered first, and of which years. */
  readonly asked: HolidaysAsked;
}

/** Days off beyond the week's: a country's, or typed one by one. */
export function Holidays({ holidays, onChange, asked }: Props) {
  const { t } = useTranslation('newProject');
  const [isChoosing, setChoosing] = useState(false);
  const add = (more: readonly Holiday[]) => onChange(withHolidays(holidays, more));
  return (
    <Box component="section" aria-labelledby="holidays">
      <Typography id="holidays" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('fields.holidays')}
      </Typography>
      <Button variant="outlined" onClick={() => setChoosing(true)} sx={{ mb: 3 }}>
        {t('holidays.ofCountry')}
      </Button>
      <OneHoliday taken={holidays} onAdd={(one) => add([one])} />
      <HolidayList holidays={holidays} onChange={onChange} />
      {isChoosing && (
        <PublicHolidaysDialog
          asked={asked}
          taken={holidays}
          onTake={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );
}

interface OneProps {
  readonly taken: readonly Holiday[];
  readonly onAdd: (holiday: Holiday) => void;
}

function OneHoliday({ taken, onAdd }: OneProps) {
  const { t } = useTranslation('newProject');
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const isAddable = isCivilDate(date) && !taken.some((one) => one.date === date);
  const add = () => {
    if (!isAddable) return;
    onAdd({ date, name: name.trim() });
    setDate('');
    setName('');
  };
  // Enter adds the holiday; it must not send the wizard on.
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Box onKeyDown={addByKey} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      <DateField label={t('fields.holiday')} value={date} onChange={setDate} sx={{ width: 180 }} />
      <TextField
        label={t('fields.holidayName')}
        value={name}
        maxLength={MAX_ROW_NAME}
        onChange={setName}
        sx={{ width: 220 }}
      />
      <Button variant="outlined" onClick={add} disabled={!isAddable}>
        {t('addHoliday')}
      </Button>
    </Box>
  );
}

interface ListProps {
  readonly holidays: readonly Holiday[];
  readonly onChange: (holidays: Holiday[]) => void;
}

function HolidayList({ holidays, onChange }: ListProps) {
  const { t, i18n } = useTranslation('newProject');
  const format = useFormat();
  if (holidays.length === 0) return null;
  return (
    <>
      <Box
        component="ul"
        aria-labelledby="holidays"
        // Several years of them are many: they scroll within themselves.
        tabIndex={0}
        sx={{
          p: 0,
          m: 0,
          listStyle: 'none',
          maxWidth: 560,
          maxHeight: 300,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {holidays.map(({ date, name }) => (
          <Box
            component="li"
            key={date}
            sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 3, minHeight: 36 }}
          >
            <span className="numeric">{format.date(date)}</span>
            <Box component="span" sx={{ width: 84, color: 'text.secondary' }}>
              {weekdayName(date, i18n.language)}
            </Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <IconButton
              size="small"
              aria-label={t('holidays.remove', { date: format.date(date) })}
              onClick={() => onChange(holidays.filter((one) => one.date !== date))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button onClick={() => onChange([])} sx={{ mt: 1 }}>
        {t('holidays.removeAll', { count: holidays.length })}
      </Button>
    </>
  );
}
