import { useTranslation } from 'react-i18next';
import { useQuery } from './api/use-query';
import { askHelpSettings, helpDeskPage, type HelpPage } from './help-desk';

/** The address of a page of the help desk in the language that is shown; null where there is none, and until it is known. */
export function useHelpDesk(page: HelpPage): string | null {
  const { i18n } = useTranslation();
  const [settings] = useQuery(askHelpSettings);
  const desk = settings.status === 'ready' ? settings.value.desk : null;
  return desk === null ? null : helpDeskPage(desk, page, i18n.language);
}
