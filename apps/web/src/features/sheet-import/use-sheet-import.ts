import type { Failure } from '@plomada/contracts';
import type { CheckedRows } from '@plomada/domain';
import { useState } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { failureShown } from '../../base/messages/messages-slice';
import { download } from '../exports/download';
import { planActions } from '../../plan/state/plan-actions';
import type { TemplateChoice } from './sheet-files';
import { MAX_SHEET_BYTES, type SheetKind } from './sheet-kind';
import { useSheetContext } from './use-sheet-context';

export type SheetPhase =
  | { readonly phase: 'choosing' }
  | { readonly phase: 'reading' }
  | { readonly phase: 'failed'; readonly failure: Pick<Failure, 'code' | 'params'> }
  | { readonly phase: 'checked'; readonly fileName: string; readonly rows: CheckedRows }
  /** Rows that came in, and tasks that left the short term. */
  | { readonly phase: 'done'; readonly count: number; readonly left: number };

/** One import of a spreadsheet, in the browser from beginning to end: its rows become actions like any others. */
export function useSheetImport(kind: SheetKind) {
  const dispatch = useAppDispatch();
  const context = useSheetContext();
  const [state, setState] = useState<SheetPhase>({ phase: 'choosing' });
  const choose = async (file: File) => {
    setState({ phase: 'reading' });
    setState(await read(file).catch(unreadable));
  };
  const read = async (file: File): Promise<SheetPhase> => {
    if (file.size > MAX_SHEET_BYTES) {
      const params = { megabytes: MAX_SHEET_BYTES / 1024 / 1024 };
      return { phase: 'failed', failure: { code: 'IMPORT_FAILED_TOO_LARGE', params } };
    }
    const { readSheetFile } = await import('./sheet-files');
    const result = readSheetFile(
      kind,
      { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
      context(),
    );
    if (!result.ok) return { phase: 'failed', failure: result };
    const { rows } = result;
    return rows.failure
      ? { phase: 'failed', failure: { code: rows.failure } }
      : { phase: 'checked', fileName: file.name, rows };
  };
  const confirm = () => {
    if (state.phase !== 'checked') return;
    const { actions, updated, unnamed } = state.rows;
    for (const action of actions) dispatch(planActions.submit(action));
    setState({ phase: 'done', count: updated.length, left: unnamed?.leave ? unnamed.ids.length : 0 });
  };
  const template = async (choice: TemplateChoice) => {
    try {
      const { templateOf } = await import('./sheet-files');
      const made = templateOf(kind, context(), choice);
      if ('code' in made) dispatch(failureShown(made));
      else download(made.name, made.content);
    } catch (error) {
      console.error(error);
      dispatch(failureShown({ code: 'UNKNOWN' }));
    }
  };
  return { state, choose, confirm, template };
}

const unreadable = (): SheetPhase => ({ phase: 'failed', failure: { code: 'SHEET_FAILED_UNREADABLE' } });
