import { useTranslation } from 'react-i18next';

/** What the buttons and the list of a field that is filled in by typing say. */
export function useListWords(nothing?: string) {
  const { t } = useTranslation('common');
  return {
    openText: t('open'),
    closeText: t('close'),
    clearText: t('clear'),
    loadingText: t('loading'),
    noOptionsText: nothing ?? t('noResults'),
  };
}
