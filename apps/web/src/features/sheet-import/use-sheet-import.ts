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
  | ({ readonly phase: 'checked'; readonly asked: Asked; readonly planChanged: boolean } & Read)
  /** Rows that came in, and tasks that left the short term. */
  | { readonly phase: 'done'; readonly count: number; readonly left: number };

type Read = Extract<SheetsRead, { ok: true }>;

/** What is checked, and since when: checked again at that instant it comes to the same upon the same plan. */
interface Asked {
  readonly bytes: readonly SheetBytes[];
  readonly now: string;
}

/** One import of spreadsheets, in the browser from beginning to end: their rows become actions like any others. */
export function useSheetImport(kind: SheetKind) {
  const dispatch = useAppDispatch();
  const context = useSheetContext();
  const [state, setState] = useState<SheetPhase>({ phase: 'choosing' });
  const [isImporting, setImporting] = useState(false);
  const check = async ({ bytes, now }: Asked) => {
    const { readSheetFiles } = await import('./sheet-files');
    const { decision, ...present } = context();
    return readSheetFiles(kind, bytes, { ...present, decision: { ...decision, now } });
  };
  const choose = async (files: readonly File[]) => {
    setState({ phase: 'reading' });
    const { bytes, failed } = await readFiles(files);
    const asked = { bytes, now: new Date().toISOString() };
    const read =
      failed.length > 0 ? ({ ok: false, failed } as const) : await check(asked).catch(unread(files));
    setState(phaseOf(read, asked, files.length));
  };
  /** What was checked comes in as it was shown, or is shown again where the plan has changed since in what it is about. */
  const importChecked = async ({ asked, files, changes }: Extract<SheetPhase, { phase: 'checked' }>) => {
    const now = await check(asked).catch(unread(asked.bytes));
    if (!now.ok || JSON.stringify([now.files, now.changes]) !== JSON.stringify([files, changes])) {
      const phase = phaseOf(now, asked, asked.bytes.length);
      setState(phase.phase === 'checked' ? { ...phase, planChanged: true } : phase);
      return;
    }
    for (const action of now.actions) dispatch(planActions.submit(action));
    const count = files.flatMap(({ rows }) => rows.updated).length;
    const left = files.flatMap(({ rows: { unnamed } }) => (unnamed?.leave ? unnamed.ids : []));
    setState({ phase: 'done', count, left: left.length });
  };
  const confirm = async () => {
    if (state.phase !== 'checked') return;
    setImporting(true);
    // Large files hold up the page: that it is busy is drawn first.
    await new Promise((drawn) => setTimeout(drawn));
    await importChecked(state).finally(() => setImporting(false));
  };
  return { state, isImporting, choose, confirm };
}

/** Files of which nothing comes in, and no row says why, are no import. */
function phaseOf(read: SheetsRead, asked: Asked, chosen: number): SheetPhase {
  if (!read.ok) return { phase: 'failed', failed: read.failed, chosen };
  const failed = read.files.flatMap(({ name, rows: { failure } }) =>
    failure === null ? [] : [{ name, code: failure, params: {} }],
  );
  return failed.length === read.files.length
    ? { phase: 'failed', failed, chosen }
    : { phase: 'checked', ...read, asked, planChanged: false };
}

/** Something went wrong that is nobody's file's fault as far as anybody knows: all are named, and it is told where developers look. */
const unread =
  (files: readonly { readonly name: string }[]) =>
  (error: unknown): SheetsRead => {
    console.error(error);
    return {
      ok: false,
      failed: files.map(({ name }) => ({ name, code: 'SHEET_FAILED_UNREADABLE', params: {} })),
    };
  };

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
