import { useTranslation } from 'react-i18next';

/** What the buttons and the list of a field that is filled in by typing say, and where nothing of it is called as it is typed. */
export function useListWords(options: readonly unknown[]) {
  const { t } = useTranslation('common');
  return {
    openText: t('open'),
    closeText: t('close'),
    clearText: t('clear'),
    loadingText: t('loading'),
    noOptionsText: t(options.length === 0 ? 'noData' : 'noResults'),
  };
}
