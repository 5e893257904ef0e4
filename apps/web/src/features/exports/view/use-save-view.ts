import type { View } from '@plomada/interchange';
import { useState } from 'react';
import { useAppDispatch } from '../../../app/hooks';
import { messageShown } from '../../../app/messages/messages-slice';
import { today } from '../../plan/author';
import { download } from '../download';

/**
 * Downloads what a table shows as a spreadsheet. `of` is the project or the business that its file is named after. Tells
 * whether one is being written, and tells the person when none could be.
 */
export function useSaveView(): readonly [boolean, (view: View, of: string) => Promise<void>] {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const save = async (view: View, of: string) => {
    setBusy(true);
    try {
      const { viewFileName, writeView, XLSX_MIME } = await import('./view-sheet');
      const bytes = writeView(view);
      const name = viewFileName({ title: view.name, project: of, date: today() });
      download(name, new Blob([new Uint8Array(bytes)], { type: XLSX_MIME }));
    } catch (error) {
      console.error(error);
      dispatch(messageShown({ severity: 'error', key: 'exports:failed' }));
    } finally {
      setBusy(false);
    }
  };
  return [busy, save];
}
