import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

/** Monday first, as people here read a week; the plan's text begins with Sunday. */
const SHOWN_ORDER = [1, 2, 3, 4, 5, 6, 0];
/** 2023-01-01 was a Sunday: day n after it is weekday n. */
const SUNDAY = Date.UTC(2023, 0, 1);
const MS_PER_DAY = 86_400_000;

interface Props {
  /** Seven characters 0 and 1, Sunday first. */
  readonly days: string;
  readonly onChange: (days: string) => void;
  /** What the days are for; days of work unless said otherwise. */
  readonly label?: string;
}

export function WeekDays({ days, onChange, label }: Props) {
  const { t, i18n } = useTranslation('newProject');
  const worked = SHOWN_ORDER.filter((day) => days[day] === '1');
  const change = (chosen: readonly number[]) =>
    onChange(Array.from({ length: 7 }, (_, day) => (chosen.includes(day) ? '1' : '0')).join(''));
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(SUNDAY + day * MS_PER_DAY);
  return (
    <ToggleButtonGroup
      size="small"
      value={worked}
      onChange={(_, chosen: number[]) => change(chosen)}
      aria-label={label ?? t('fields.days')}
    >
      {SHOWN_ORDER.map((day) => (
        <ToggleButton key={day} value={day} title={nameOf(day, 'long')} sx={{ minWidth: 48 }}>
          {nameOf(day, 'short')}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
