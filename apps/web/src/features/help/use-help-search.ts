import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../base/i18n';
import { useQuery } from '../../base/api/use-query';
import { helpContent } from './help-content';
import { helpSearch } from './help-search';

/** The search over the pages in the language that is shown; the pages come with it. */
export function useHelpSearch() {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return useQuery(
    useCallback(async () => {
      const content = await helpContent(language);
      return { content, search: helpSearch(content, language) };
    }, [language]),
  );
}
