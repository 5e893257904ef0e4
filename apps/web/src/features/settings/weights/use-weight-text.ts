import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A weight as a column shows it: a percent with 2 decimals always, so that the marks stand below one another. */
export function useWeightText(): (weight: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const text = new Intl.NumberFormat(i18n.language, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return (weight) => text.format(weight / 100);
  }, [i18n.language]);
}
