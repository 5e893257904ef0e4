import { enUS, esES } from '@mui/x-data-grid/locales';
import { useTranslation } from 'react-i18next';

/** The words of the DataGrid itself (menus, sorting, paging) in the language that is shown. */
export function useGridText() {
  const { i18n } = useTranslation();
  const locale = i18n.language === 'en' ? enUS : esES;
  return locale.components.MuiDataGrid.defaultProps.localeText;
}
