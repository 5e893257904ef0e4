import type { View } from '@plomada/interchange';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeBlock } from '../../base/grid/block';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { today } from '../../plan/state/author';
import { download } from './download';
import { viewTexts } from './view-texts';

/** How a table is taken away: as a file, or as what spreadsheets paste. */
export const VIEW_WAYS = ['xlsx', 'csv', 'clipboard'] as const;
export type ViewWay = (typeof VIEW_WAYS)[number];

/**
 * Downloads what a table shows as a spreadsheet. `of` is the project or the business that its file is named after. Tells
 * whether one is being written, and tells the person when none could be.
 */
export function useSaveView(): readonly [
  boolean,
  (view: View | Promise<View>, of: string, way?: ViewWay) => Promise<void>,
] {
  const dispatch = useAppDispatch();
  const { i18n } = useTranslation('exports');
  const [busy, setBusy] = useState(false);
  const save = async (made: View | Promise<View>, of: string, way: ViewWay = 'xlsx') => {
    setBusy(true);
    try {
      if (way === 'clipboard') {
        const view = await made;
        await navigator.clipboard.writeText(writeBlock(viewTexts(view, i18n.language)));
        dispatch(
          messageShown({ severity: 'success', key: 'exports:copied', params: { count: view.lines.length } }),
        );
        return;
      }
      const [view, writers] = await Promise.all([made, import('./view-sheet')]);
      const name = writers.viewFileName({ title: view.name, project: of, date: today() }, way);
      download(name, way === 'csv' ? csvOf(view, writers) : xlsxOf(view, writers));
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
