import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { countries } from './place-api';
import type { Places } from './place-field';

/** The countries with the names and in the order of the language that is shown: the server's are English. */
export function useCountries(): Places {
  const { i18n } = useTranslation();
  const [answer, again] = useQuery(countries);
  const named = useMemo((): Places['answer'] => {
    if (answer.status !== 'ready') return answer;
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
    const places = answer.value.places
      .map(({ code, name }) => ({ code, name: names.of(code) ?? name }))
      .sort((a, b) => a.name.localeCompare(b.name, i18n.language));
    return { status: 'ready', value: { places } };
  }, [answer, i18n.language]);
  return { answer: named, again };
}
