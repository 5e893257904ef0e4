import { type ReadFailed, ReadFailure } from '../read-result';

/** Rows of a spreadsheet with their cells in the plan's terms, for the domain to check. */
export type RowsResult<T> = { readonly ok: true; readonly rows: T } | ReadFailed;

/** The result of reading rows. Only a `ReadFailure` is an answer; anything else is a defect of ours and is not hidden. */
export function rowsOf<T>(read: () => T): RowsResult<T> {
  try {
    return { ok: true, rows: read() };
  } catch (error) {
    if (error instanceof ReadFailure) return { ok: false, code: error.code, params: error.params };
    throw error;
  }
}
