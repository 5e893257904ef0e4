import Box from '@mui/material/Box';
import type { ProjectSettings } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { cities, regions } from '../project/settings-api';
import { useLoaded } from '../project/use-loaded';
import { PlaceField } from './place-field';
import { useCountries } from './use-countries';

/** Where something stands; all of it may be unknown. */
export type Location = ProjectSettings['location'];

interface Props {
  readonly value: Location;
  readonly onChange: (changed: Partial<Location>) => void;
}

const NONE = { places: [] };

/** Country, region, city, each from the list that the one before it opens. */
export function LocationFields({ value: { country, region, city }, onChange }: Props) {
  const { t } = useTranslation('settings');
  const known = useCountries();
  const regionsOf = useLoaded(
    useCallback(() => (country ? regions(country) : Promise.resolve(NONE)), [country]),
  );
  const citiesIn = useLoaded(
    useCallback(
      async () => (country && region ? asPlaces((await cities(country, region)).cities) : NONE),
      [country, region],
    ),
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 400 }}>
      <PlaceField
        label={t('location.country')}
        places={known}
        value={country}
        onChange={(code) => onChange({ country: code, region: null, city: null })}
      />
      <PlaceField
        label={t('location.region')}
        places={regionsOf}
        value={region}
        disabled={!country}
        onChange={(code) => onChange({ region: code, city: null })}
      />
      <PlaceField
        label={t('location.city')}
        places={citiesIn}
        value={city}
        disabled={!region}
        onChange={(name) => onChange({ city: name })}
      />
    </Box>
  );
}

/** A city has no code: its name is what is kept. Some names are given twice. */
const asPlaces = (names: readonly string[]) => ({
  places: [...new Set(names)].map((name) => ({ code: name, name })),
});
