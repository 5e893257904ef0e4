import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../base/fields/suggest-field';
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
    <SuggestField
      label={t('location.city')}
      suggested={known}
      maxLength={MAX_CITY}
      value={value ?? ''}
      disabled={region === null}
      hint={region === null ? ' ' : t('location.cityHint')}
      onChange={(text) => onChange(text.trim() === '' ? null : text)}
    />
  );
}
