import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { cities } from './place-api';

interface Props {
  readonly country: string | null;
  readonly region: string | null;
  readonly value: string | null;
  readonly onChange: (city: string | null) => void;
}

const MAX_CITY = 120;

/** A city of a region. The list suggests: it knows no communes and no sites, so any name may be typed. */
export function CityField({ country, region, value, onChange }: Props) {
  const { t } = useTranslation('settings');
  const [answer] = useQuery(
    useCallback(
      async () => (country && region ? (await cities(country, region)).cities : []),
      [country, region],
    ),
  );
  const known = answer.status === 'ready' ? [...new Set(answer.value)] : [];
  return (
    <Autocomplete
      freeSolo
      options={known}
      inputValue={value ?? ''}
      value={value}
      disabled={region === null}
      onInputChange={(_, text) => onChange(text.trim() === '' ? null : text.slice(0, MAX_CITY))}
      clearText={t('clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('location.city')}
          helperText={region === null ? ' ' : t('location.cityHint')}
        />
      )}
    />
  );
}
