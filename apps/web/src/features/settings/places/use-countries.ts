import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countries } from '../project/settings-api';
import { type Loaded, useLoaded } from '../project/use-loaded';
import type { Place } from './place-field';

/** The countries with the names and in the order of the language that is shown: the server's are English. */
export function useCountries(): {
  loaded: Loaded<{ places: readonly Place[] }>;
  again: () => void;
} {
  const { i18n } = useTranslation();
  const { loaded, again } = useLoaded(countries);
  const named = useMemo((): Loaded<{ places: readonly Place[] }> => {
    if (loaded.status !== 'ready') return loaded;
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
    const places = loaded.value.places
      .map(({ code, name }) => ({ code, name: names.of(code) ?? name }))
      .sort((a, b) => a.name.localeCompare(b.name, i18n.language));
    return { status: 'ready', value: { places } };
  }, [loaded, i18n.language]);
  return { loaded: named, again };
}
