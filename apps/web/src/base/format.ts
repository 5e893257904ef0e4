import { type Format, formatFor } from '@plomada/presentation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export { dayLocale, type Format, formatFor, NOTHING } from '@plomada/presentation';

/** The formats of the language that is shown. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return useMemo(() => formatFor(i18n.language), [i18n.language]);
}
