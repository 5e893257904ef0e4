import type { ExportTable } from '@plomada/interchange';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeBlock } from '../../base/grid/block';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { useShownDay } from '../../base/use-day';
import { download } from './download';
import { tableTexts } from './table-texts';

/** How a table is taken away: as a file, or as what spreadsheets paste. */
export const TABLE_FORMATS = ['xlsx', 'csv', 'clipboard'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/**
 * Downloads what a table shows as a spreadsheet. `of` is the project or the business that its file is named after. Tells
 * whether one is being written, and tells the person when none could be.
 */
export function useSaveTable(): readonly [
  boolean,
  (view: ExportTable | Promise<ExportTable>, of: string, way?: TableFormat) => Promise<void>,
] {
  const dispatch = useAppDispatch();
  const { i18n } = useTranslation('exports');
  const date = useShownDay();
  const [busy, setBusy] = useState(false);
  const save = async (made: ExportTable | Promise<ExportTable>, of: string, way: TableFormat = 'xlsx') => {
    setBusy(true);
    try {
      if (way === 'clipboard') {
        const view = await made;
        await navigator.clipboard.writeText(writeBlock(tableTexts(view, i18n.language)));
        dispatch(
          messageShown({ severity: 'success', key: 'exports:copied', params: { count: view.lines.length } }),
        );
        return;
      }
      const [view, writers] = await Promise.all([made, import('./table-writers')]);
      const name = writers.tableFileName({ title: view.name, project: of, date }, way);
      download(name, way === 'csv' ? csvOf(view, i18n.language, writers) : xlsxOf(view, writers));
    } catch (error) {
      console.error(error);
      dispatch(messageShown({ severity: 'error', key: 'exports:failed' }));
    } finally {
      setBusy(false);
    }
  };
  return [busy, save];
}

type Writers = typeof import('./table-writers');

const xlsxOf = (view: ExportTable, { writeTable, XLSX_MIME }: Writers): Blob =>
  new Blob([new Uint8Array(writeTable(view))], { type: XLSX_MIME });

const csvOf = (view: ExportTable, language: string, { writeTableCsv }: Writers): Blob =>
  new Blob([new Uint8Array(writeTableCsv(view, language))], { type: 'text/csv;charset=utf-8' });
