import { MAX_RESTRICTION_ROWS, type Plan, type ShownRestriction } from '@plomada/domain';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { download } from '../exports/download';
import { useFamilies } from '../restriction-families/use-families';

/** Downloads restrictions as the spreadsheet of the import, in which new ones can be added; tells when it takes not all of them. */
export function useSaveSheet(plan: Plan): (rows: readonly ShownRestriction[]) => Promise<void> {
  const dispatch = useAppDispatch();
  const families = useFamilies();
  return async (rows) => {
    try {
      const writers = await import('../exports/table-writers');
      const bytes = writers.writeRestrictionsTemplate(plan, families, rows);
      download(
        writers.RESTRICTIONS_TEMPLATE_NAME,
        new Blob([new Uint8Array(bytes)], { type: writers.XLSX_MIME }),
      );
      if (rows.length <= MAX_RESTRICTION_ROWS) return;
      const params = { most: MAX_RESTRICTION_ROWS, count: rows.length };
      dispatch(messageShown({ severity: 'warning', key: 'restrictions:sheet.cut', params }));
    } catch (error) {
      console.error(error);
      dispatch(messageShown({ severity: 'error', key: 'exports:failed' }));
    }
  };
}
