/** What a format cannot hold of the plan: a code that the screens word, and the task that it is about. */
export interface ExportWarning {
  readonly code: ExportWarningCode;
  readonly task: string;
}

export const EXPORT_WARNINGS = [
  'EXPORT_BRANCH_CONSTRAINT',
  'EXPORT_BRANCH_LINK',
  'EXPORT_BASELINES',
] as const;
export type ExportWarningCode = (typeof EXPORT_WARNINGS)[number];

/** A file as it is handed to the browser. */
export interface Written {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly warnings: readonly ExportWarning[];
}
