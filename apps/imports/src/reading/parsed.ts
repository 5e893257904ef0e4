import type { ImportCounts, ImportWarning } from '@plomada/contracts';

/** What the parse thread is given. */
export interface ParseTask {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** What the sender called the format. */
  readonly type: string;
}

/** What it answers: the schedule as gzipped JSON, ready to be stored, or why there is none. */
export type Parsed =
  | {
      readonly ok: true;
      readonly content: Uint8Array<ArrayBuffer>;
      readonly name: string;
      readonly counts: ImportCounts;
      readonly warnings: readonly ImportWarning[];
    }
  | { readonly ok: false; readonly code: string; readonly params: Readonly<Record<string, string | number>> };
