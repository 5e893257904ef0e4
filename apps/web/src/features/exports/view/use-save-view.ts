import type { View } from '@plomada/interchange';
import { useState } from 'react';
import { useAppDispatch } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { today } from '../../../plan/state/author';
import { download } from '../download';

export const VIEW_FORMATS = ['xlsx', 'csv'] as const;
export type ViewFormat = (typeof VIEW_FORMATS)[number];

/**
 * Downloads what a table shows as a spreadsheet. `of` is the project or the business that its file is named after. Tells
 * whether one is being written, and tells the person when none could be.
 */
export function useSaveView(): readonly [
  boolean,
  (view: View | Promise<View>, of: string, format?: ViewFormat) => Promise<void>,
] {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const save = async (made: View | Promise<View>, of: string, format: ViewFormat = 'xlsx') => {
    setBusy(true);
    try {
      const [view, writers] = await Promise.all([made, import('./view-sheet')]);
      const name = writers.viewFileName({ title: view.name, project: of, date: today() }, format);
      download(name, format === 'csv' ? csvOf(view, writers) : xlsxOf(view, writers));
    } catch (error) {
      console.error(error);
      dispatch(messageShown({ severity: 'error', key: 'exports:failed' }));
    } finally {
      setBusy(false);
    }
  };
  return [busy, save];
}

type Writers = typeof import('./view-sheet');

const xlsxOf = (view: View, { writeView, XLSX_MIME }: Writers): Blob =>
  new Blob([new Uint8Array(writeView(view))], { type: XLSX_MIME });

const csvOf = (view: View, { writeViewCsv }: Writers): Blob =>
  new Blob([new Uint8Array(writeViewCsv(view))], { type: 'text/csv;charset=utf-8' });
