import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { PublicHoliday } from '@plomada/contracts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { ChoiceField } from '../../base/fields/choice-field';
import { useFormat } from '../../base/format';
import { LoadingRows } from '../../base/states/loading';
import { PlaceField } from '../places/place-field';
import { publicHolidays } from '../places/place-api';
import { useCountries } from '../places/use-countries';
import { type Holiday, weekdayName } from './holiday';

/** Whose holidays are shown first: a project's own country and region, in the years of its plan. */
export interface HolidaysAsked {
  readonly country: string | null;
  readonly region: string | null;
  readonly from: number;
  readonly to: number;
}

interface Props {
  readonly asked: HolidaysAsked;
  readonly taken: readonly Holiday[];
  readonly onTake: (holidays: readonly Holiday[]) => void;
  readonly onClose: () => void;
}

/** Years before the plan's first and behind its last that can be chosen too. */
const YEARS_AROUND = 5;

const asChoice = (year: string) => ({ key: year, label: year });

/** The public holidays of a country in some years: all are taken unless they are left out one by one. */
export function PublicHolidaysDialog({ asked, taken, onTake, onClose }: Props) {
  const { t } = useTranslation('newProject');
  const countries = useCountries();
  const [country, setCountry] = useState(asked.country);
  const [from, setFrom] = useState(asked.from);
  const [to, setTo] = useState(asked.to);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { known, failure, isLoading } = useKnownHolidays(
    country,
    country === asked.country ? asked.region : null,
    from,
    to,
  );
  const there = new Set(taken.map(({ date }) => date));
  const fresh = known.filter(({ date }) => !there.has(date));
  const chosen = fresh.filter(({ date }) => !leftOut.has(date));
  const years = Array.from({ length: asked.to - asked.from + 1 + 2 * YEARS_AROUND }, (_, nth) =>
    String(asked.from - YEARS_AROUND + nth),
  );
  return (
    <FormDialog
      title={t('holidays.title')}
      submit={t('holidays.take', { count: chosen.length })}
      ready={chosen.length > 0}
      failure={failure}
      maxWidth="sm"
      onSubmit={() => {
        // A day that is there already gets the name that it lacks.
        onTake(known.filter(({ date }) => there.has(date) || !leftOut.has(date)));
        onClose();
      }}
      onClose={onClose}
    >
      <PlaceField label={t('holidays.country')} places={countries} value={country} onChange={setCountry} />
      <Box sx={{ display: 'flex', gap: 3, mb: 3 }}>
        <ChoiceField
          label={t('holidays.from')}
          value={String(from)}
          choices={years.map(asChoice)}
          onChange={(year) => {
            setFrom(Number(year));
            setTo(Math.max(to, Number(year)));
          }}
          sx={{ width: 120 }}
        />
        <ChoiceField
          label={t('holidays.to')}
          value={String(to)}
          choices={years.filter((year) => Number(year) >= from).map(asChoice)}
          onChange={(year) => setTo(Number(year))}
          sx={{ width: 120 }}
        />
      </Box>
      {isLoading && <LoadingRows rows={4} />}
      {country && !isLoading && known.length === 0 && !failure && (
        <Typography>{t('holidays.none')}</Typography>
      )}
      {known.length > 0 && (
        <Choices known={known} there={there} leftOut={leftOut} fresh={fresh} onChange={setLeftOut} />
      )}
    </FormDialog>
  );
}

/** What the server knows of a country's holidays, asked again as country and years change. */
function useKnownHolidays(country: string | null, region: string | null, from: number, to: number) {
  const { i18n } = useTranslation();
  const language = i18n.language.startsWith('en') ? 'en' : 'es';
  const [answer] = useQuery(
    useCallback(
      async () => (country ? (await publicHolidays(country, { region, from, to, language })).holidays : []),
      [country, region, from, to, language],
    ),
  );
  return {
    known: answer.status === 'ready' ? answer.value : [],
    failure: answer.status === 'failed' ? answer.failure : null,
    isLoading: answer.status === 'loading',
  };
}

interface ChoicesProps {
  readonly known: readonly PublicHoliday[];
  readonly there: ReadonlySet<string>;
  readonly fresh: readonly PublicHoliday[];
  readonly leftOut: ReadonlySet<string>;
  readonly onChange: (leftOut: ReadonlySet<string>) => void;
}

function Choices({ known, there, fresh, leftOut, onChange }: ChoicesProps) {
  const { t, i18n } = useTranslation('newProject');
  const format = useFormat();
  const left = fresh.filter(({ date }) => leftOut.has(date)).length;
  const turn = (date: string, taken: boolean) => {
    const next = new Set(leftOut);
    if (taken) next.delete(date);
    else next.add(date);
    onChange(next);
  };
  return (
    <>
      <FormControlLabel
        label={t('holidays.all')}
        control={
          <Checkbox
            checked={left === 0}
            indeterminate={left > 0 && left < fresh.length}
            disabled={fresh.length === 0}
            onChange={() => onChange(left === 0 ? new Set(fresh.map(({ date }) => date)) : new Set())}
          />
        }
      />
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {known.map(({ date, name }) => (
          <li key={date}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={there.has(date) || !leftOut.has(date)}
                  disabled={there.has(date)}
                  onChange={(_, taken) => turn(date, taken)}
                />
              }
              label={
                <>
                  <span className="numeric">{format.date(date)}</span> {weekdayName(date, i18n.language)} ·{' '}
                  {name}
                  {there.has(date) && ` (${t('holidays.there')})`}
                </>
              }
            />
          </li>
        ))}
      </Box>
    </>
  );
}
