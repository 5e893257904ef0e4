import type { ImportCounts, ImportWarning } from '@plomada/contracts';
import type { ImportedSchedule } from '@plomada/domain';

/** What the parse thread is given. */
export interface ParseTask {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** What the sender called the format. */
  readonly type: string;
}

/** What is stored of a file that was read. */
export interface StoredResult {
  readonly schedule: ImportedSchedule;
  /** All that the reader listed. */
  readonly warnings: readonly ImportWarning[];
}

/** What it answers: a `StoredResult` as gzipped JSON, ready to be stored, or why there is none. */
export type Parsed =
  | {
      readonly ok: true;
      readonly content: Uint8Array<ArrayBuffer>;
      readonly name: string;
      readonly counts: ImportCounts;
      /** The first of them. */
      readonly warnings: readonly ImportWarning[];
    }
  | { readonly ok: false; readonly code: string; readonly params: Readonly<Record<string, string | number>> };
