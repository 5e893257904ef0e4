import { enUS, esES } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of the DataGrid itself (menus, sorting, paging) in the language that is shown. */
export function useGridText() {
  const { t, i18n } = useTranslation('common');
  const noRowsLabel = t('noData');
  return useMemo(() => {
    const locale = i18n.language === 'en' ? enUS : esES;
    return { ...locale.components.MuiDataGrid.defaultProps.localeText, noRowsLabel };
  }, [i18n.language, noRowsLabel]);
}
