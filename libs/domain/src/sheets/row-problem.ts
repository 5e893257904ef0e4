/**
 * What may be wrong with a row of a spreadsheet that is read into the plan, and the values that its message may name.
 * `taskCode` is what the row calls its task; of files that name tasks by their ids, code and name. A row may also be refused with the code of the
 * action that it comes to.
 */
export const ROW_CODES = {
  ROW_DATA_MISSING: [],
  ROW_TASK_UNKNOWN: ['taskCode'],
  ROW_TASK_REPEATED: ['taskCode'],

  ROW_TASK_FINISHED: ['taskCode'],
  ROW_START_INVALID: ['taskCode'],
  ROW_FINISH_INVALID: ['taskCode'],
  ROW_START_RESTRICTED: ['taskCode'],
  ROW_END_RESTRICTED: ['taskCode'],
  ROW_START_WITH_PROGRESS: ['taskCode'],

  ROW_NOT_IN_BASELINE: ['taskCode'],
  ROW_START_AFTER_FINISH: ['taskCode'],
  ROW_START_IS_FINISH: ['taskCode'],

  ROW_AMOUNT_INVALID: ['taskCode'],

  ROW_COMMITTED_INVALID: ['taskCode'],
  ROW_FAMILY_UNKNOWN: ['taskCode'],
  ROW_RESPONSIBLE_UNKNOWN: ['taskCode'],
  ROW_REQUIRED_INVALID: ['taskCode'],
  ROW_DETAIL_MISSING: ['taskCode'],
  ROW_COMMITTED_AFTER_REQUIRED: ['taskCode'],
  ROW_RESTRICTION_CHANGED: ['taskCode'],
  ROW_RESTRICTION_GONE: ['taskCode'],

  ROW_PROGRESS_INVALID: ['taskCode'],
  ROW_COMMITMENT_INVALID: ['taskCode'],
  ROW_UNITS_INVALID: ['taskCode'],
  ROW_UNITS_DIFFER: ['taskCode'],
  ROW_FILES_DIFFER: ['taskCode'],
  ROW_COMPLETED: ['taskCode'],
  ROW_NOT_ANALYSED: ['taskCode'],
  ROW_LATE: ['taskCode'],
  ROW_START_HELD: ['taskCode'],
  ROW_END_HELD: ['taskCode'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RowCode = keyof typeof ROW_CODES;

/** Why a row is left out. `code` is one of `ROW_CODES`, or the refusal of the action that the row comes to. */
export interface RowProblem {
  /** Row of the file as a spreadsheet numbers them. */
  readonly line: number;
  readonly code: string;
  /** What the row calls its task, also when the message does not name it. */
  readonly taskCode: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Rows of the plan to look at, as a refusal names them. */
  readonly rows?: readonly string[];
}

/** Why nothing of a whole file comes in although it can be read. */
export const SHEET_CODES = [
  'SHEET_NOTHING_MATCHES',
  'SHEET_NO_CHANGES',
  'SHEET_OF_OTHER_TERM',
  'BASELINE_MISSING',
] as const;
export type SheetCode = (typeof SHEET_CODES)[number];
