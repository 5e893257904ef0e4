import type { CheckedRows } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../base/hooks';
import { failureShown } from '../../base/messages/messages-slice';
import { download } from '../exports/download';
import { planActions } from '../../plan/state/plan-actions';
import type { SheetFailed, TemplateChoice, templateOf } from './sheet-files';
import { MAX_SHEET_BYTES, type SheetKind } from './sheet-kind';
import { useSheetContext } from './use-sheet-context';

/** What a file comes to. */
export interface CheckedSheet {
  readonly name: string;
  readonly rows: CheckedRows;
}

export type SheetPhase =
  | { readonly phase: 'choosing' }
  | { readonly phase: 'reading' }
  /** Why the files cannot be brought in: those of them that are named. */
  | { readonly phase: 'failed'; readonly failed: readonly SheetFailed[] }
  | { readonly phase: 'checked'; readonly files: readonly CheckedSheet[] }
  /** Rows that came in, and tasks that left the short term. */
  | { readonly phase: 'done'; readonly count: number; readonly left: number };

/** One import of spreadsheets, in the browser from beginning to end: their rows become actions like any others. */
export function useSheetImport(kind: SheetKind) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('sheetImport');
  const context = useSheetContext();
  const [state, setState] = useState<SheetPhase>({ phase: 'choosing' });
  const choose = async (files: readonly File[]) => {
    setState({ phase: 'reading' });
    setState(await read(files).catch(() => unreadable(files)));
  };
  const read = async (files: readonly File[]): Promise<SheetPhase> => {
    const large = files.filter(({ size }) => size > MAX_SHEET_BYTES);
    if (large.length > 0) return tooLarge(large);
    const { readSheetFiles } = await import('./sheet-files');
    const bytes = files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    const result = readSheetFiles(kind, await Promise.all(bytes), context());
    return result.ok ? phaseOf(result.files) : { phase: 'failed', failed: result.failed };
  };
  const confirm = () => {
    if (state.phase !== 'checked') return;
    const rows = state.files.map((file) => file.rows);
    for (const action of rows.flatMap(({ actions }) => actions)) dispatch(planActions.submit(action));
    const left = rows.flatMap(({ unnamed }) => (unnamed?.leave ? unnamed.ids : []));
    setState({ phase: 'done', count: rows.flatMap(({ updated }) => updated).length, left: left.length });
  };
  const handOut = async (make: (files: typeof import('./sheet-files')) => ReturnType<typeof templateOf>) => {
    try {
      const made = make(await import('./sheet-files'));
      if ('code' in made) dispatch(failureShown(made));
      else download(made.name, made.content);
    } catch (error) {
      console.error(error);
      dispatch(failureShown({ code: 'UNKNOWN' }));
    }
  };
  const template = (choice: TemplateChoice) =>
    handOut(({ templateOf }) => templateOf(kind, context(), choice));
  const templates = () => handOut(({ templatesByPerson }) => templatesByPerson(context(), t('of.nobody')));
  return { state, choose, confirm, template, templates };
}

/** Files of which nothing comes in, and no row says why, are no import. */
function phaseOf(files: readonly CheckedSheet[]): SheetPhase {
  const failed = files.flatMap(({ name, rows: { failure } }) =>
    failure === null ? [] : [{ name, code: failure, params: {} }],
  );
  return failed.length === files.length ? { phase: 'failed', failed } : { phase: 'checked', files };
}

const tooLarge = (files: readonly File[]): SheetPhase => {
  const params = { megabytes: MAX_SHEET_BYTES / 1024 / 1024 };
  return {
    phase: 'failed',
    failed: files.map(({ name }) => ({ name, code: 'IMPORT_FAILED_TOO_LARGE', params })),
  };
};

const unreadable = (files: readonly File[]): SheetPhase => ({
  phase: 'failed',
  failed: files.map(({ name }) => ({ name, code: 'SHEET_FAILED_UNREADABLE', params: {} })),
});
