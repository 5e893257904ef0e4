/** What a format cannot hold of the plan: a code that the screens word, and the task, the baseline or the person that it is about. */
export interface ExportWarning {
  readonly code: ExportWarningCode;
  readonly task: string;
}

export const EXPORT_WARNINGS = [
  'EXPORT_BRANCH_CONSTRAINT',
  'EXPORT_BRANCH_LINK',
  'EXPORT_BRANCH_RESOURCES',
  'EXPORT_BRANCH_RESPONSIBLES',
  'EXPORT_BRANCH_BASELINES',
  /** Work that stands after a branch beside it: the format has no order between the two. */
  'EXPORT_BRANCH_ORDER',
  /** Codes that the format does not take: too long, or of two. */
  'EXPORT_CODE_CHANGED',
  /** The plan has no code there, and the format cannot be without. */
  'EXPORT_CODE_INVENTED',
  /** To the format, the dates of what has begun are its actual ones; also where the plan knows others, or none. */
  'EXPORT_ACTUAL_DATES',
  'EXPORT_BASELINES',
  /** The format needs a data date that is not before what has begun: the plan has none, or an earlier one. */
  'EXPORT_DATA_DATE',
  /** Beyond those that the format numbers. */
  'EXPORT_BASELINES_CUT',
  /** Several links between the same two tasks, which the tool itself does not draw. */
  'EXPORT_LADDER',
  /** Who is responsible for tasks: tables and calendars have no place for them. */
  'EXPORT_RESPONSIBLES',
] as const;
export type ExportWarningCode = (typeof EXPORT_WARNINGS)[number];

/** A file as it is handed to the browser. */
export interface Written {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly warnings: readonly ExportWarning[];
}
