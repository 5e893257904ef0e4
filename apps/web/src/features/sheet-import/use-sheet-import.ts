import { useState } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import type { SheetBytes, SheetFailed, SheetsRead } from './sheet-files';
import { MAX_SHEET_BYTES, type SheetKind } from './sheet-kind';
import { useSheetContext } from './use-sheet-context';

export type SheetPhase =
  | { readonly phase: 'choosing' }
  | { readonly phase: 'reading' }
  /** Why the files cannot be brought in: those of them that are named, of so many that were chosen. */
  | { readonly phase: 'failed'; readonly failed: readonly SheetFailed[]; readonly chosen: number }
  | ({ readonly phase: 'checked'; readonly bytes: readonly SheetBytes[]; readonly hasMoved: boolean } & Read)
  /** Rows that came in, and tasks that left the short term. */
  | { readonly phase: 'done'; readonly count: number; readonly left: number };

type Read = Extract<SheetsRead, { ok: true }>;

/** One import of spreadsheets, in the browser from beginning to end: their rows become actions like any others. */
export function useSheetImport(kind: SheetKind) {
  const dispatch = useAppDispatch();
  const context = useSheetContext();
  const [state, setState] = useState<SheetPhase>({ phase: 'choosing' });
  const check = async (bytes: readonly SheetBytes[]) => {
    const { readSheetFiles } = await import('./sheet-files');
    return readSheetFiles(kind, bytes, context());
  };
  const choose = async (files: readonly File[]) => {
    setState({ phase: 'reading' });
    const { bytes, failed } = await readFiles(files);
    const read = failed.length > 0 ? ({ ok: false, failed } as const) : await check(bytes);
    setState(phaseOf(read, bytes, files.length));
  };
  /** What was checked comes in as it was shown, or is shown again where the plan has changed since in what it is about. */
  const confirm = async () => {
    if (state.phase !== 'checked') return;
    const { bytes, files } = state;
    const now = await check(bytes);
    if (!now.ok || JSON.stringify(now.files) !== JSON.stringify(files)) {
      const phase = phaseOf(now, bytes, bytes.length);
      setState(phase.phase === 'checked' ? { ...phase, hasMoved: true } : phase);
      return;
    }
    for (const action of now.actions) dispatch(planActions.submit(action));
    const count = files.flatMap(({ rows }) => rows.updated).length;
    const left = files.flatMap(({ rows: { unnamed } }) => (unnamed?.leave ? unnamed.ids : []));
    setState({ phase: 'done', count, left: left.length });
  };
  return { state, choose, confirm };
}

/** Files of which nothing comes in, and no row says why, are no import. */
function phaseOf(read: SheetsRead, bytes: readonly SheetBytes[], chosen: number): SheetPhase {
  if (!read.ok) return { phase: 'failed', failed: read.failed, chosen };
  const failed = read.files.flatMap(({ name, rows: { failure } }) =>
    failure === null ? [] : [{ name, code: failure, params: {} }],
  );
  return failed.length === read.files.length
    ? { phase: 'failed', failed, chosen }
    : { phase: 'checked', ...read, bytes, hasMoved: false };
}

/** What the files hold, and which of them are too large or cannot be read. */
async function readFiles(files: readonly File[]) {
  const bytes: SheetBytes[] = [];
  const failed: SheetFailed[] = [];
  for (const file of files) {
    const { name, size } = file;
    const params = { megabytes: MAX_SHEET_BYTES / 1024 / 1024 };
    if (size > MAX_SHEET_BYTES) failed.push({ name, code: 'IMPORT_FAILED_TOO_LARGE', params });
    else {
      try {
        bytes.push({ name, bytes: new Uint8Array(await file.arrayBuffer()) });
      } catch {
        failed.push({ name, code: 'SHEET_FAILED_UNREADABLE', params: {} });
      }
    }
  }
  return { bytes, failed };
}
