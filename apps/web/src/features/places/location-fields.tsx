import Box from '@mui/material/Box';
import type { ProjectSettings } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { regions } from './place-api';
import { CityField } from './city-field';
import { PlaceField } from './place-field';
import { useCountries } from './use-countries';

/** Where something stands; all of it may be unknown. */
export type Location = ProjectSettings['location'];

interface Props {
  readonly value: Location;
  readonly onChange: (changed: Partial<Location>) => void;
}

const NONE = { places: [] };
const BESIDE_WHERE_THERE_IS_ROOM = 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))';

/** Country, region, city: each once the one before it is known. */
export function LocationFields({ value: { country, region, city }, onChange }: Props) {
  const { t } = useTranslation('settings');
  const countries = useCountries();
  const [known, again] = useQuery(
    useCallback(() => (country ? regions(country) : Promise.resolve(NONE)), [country]),
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: BESIDE_WHERE_THERE_IS_ROOM, columnGap: 4, rowGap: 2 }}>
      <PlaceField
        label={t('location.country')}
        places={countries}
        value={country}
        onChange={(code) => onChange({ country: code, region: null, city: null })}
      />
      <PlaceField
        label={t('location.region')}
        places={{ answer: known, again }}
        value={region}
        disabled={!country}
        onChange={(code) => onChange({ region: code, city: null })}
      />
      <CityField
        country={country}
        region={region}
        value={city}
        onChange={(name) => onChange({ city: name })}
      />
    </Box>
  );
}
