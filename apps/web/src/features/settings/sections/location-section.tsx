import Box from '@mui/material/Box';
import type { ProjectSettings } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionForm } from '../form/section-form';
import { useFollowingForm } from '../form/use-following-form';
import { PlaceField } from '../places/place-field';
import { useCountries } from '../places/use-countries';
import { changeSettings, cities, regions } from '../project/settings-api';
import { useLoaded } from '../project/use-loaded';
import { useSaveSettings } from '../project/use-save-settings';
import { WithSettings } from '../project/with-settings';

/** Where the project stands: country, region, city, each from the list that the one before it opens. */
export function LocationSection() {
  return <WithSettings>{(settings) => <LocationForm settings={settings} />}</WithSettings>;
}

type Location = ProjectSettings['location'];
const NONE = { places: [] };

function LocationForm({ settings }: { readonly settings: ProjectSettings }) {
  const { t } = useTranslation('settings');
  const form = useFollowingForm<Location>(settings.location);
  const save = useSaveSettings();
  const { country, region } = form.watch();
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
  const set = (values: Partial<Location>) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof Location, value, { shouldDirty: true });
    }
  };
  const onSave = async (location: Location) =>
    (await save(() => changeSettings(settings.id, { location }))) !== null;
  return (
    <SectionForm form={form} onSave={onSave}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 400 }}>
        <PlaceField
          label={t('location.country')}
          places={known}
          value={country}
          onChange={(code) => set({ country: code, region: null, city: null })}
        />
        <PlaceField
          label={t('location.region')}
          places={regionsOf}
          value={region}
          disabled={!country}
          onChange={(code) => set({ region: code, city: null })}
        />
        <PlaceField
          label={t('location.city')}
          places={citiesIn}
          value={form.watch('city')}
          disabled={!region}
          onChange={(name) => set({ city: name })}
        />
      </Box>
    </SectionForm>
  );
}

/** A city has no code: its name is what is kept. Some names are given twice. */
const asPlaces = (names: readonly string[]) => ({
  places: [...new Set(names)].map((name) => ({ code: name, name })),
});
