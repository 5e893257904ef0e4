import { type ImportedSchedule, MAX_IMPORTED_LINKS, MAX_IMPORTED_TASKS } from '@plomada/domain';

/** The largest file that a reader looks at. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Warnings that are listed, and characters of theirs; those beyond are only counted. No honest file has as many. */
export const MAX_WARNINGS = 20_000;
export const MAX_WARNING_CHARS = 4_000_000;

/** How much of a file is taken in; beyond it the file is refused with its count. */
export interface ReadLimits {
  /** Rows that become tasks, branches among them. */
  readonly tasks: number;
  readonly links: number;
}

/** What a plan holds. Whoever wants more than a plan of a file says so to its reader. */
export const PLAN_LIMITS: ReadLimits = { tasks: MAX_IMPORTED_TASKS, links: MAX_IMPORTED_LINKS };

/** Assignments that are kept of a file: ten people on each of its largest number of tasks. */
export function mostAssignments({ tasks }: ReadLimits): number {
  return tasks * 10;
}

/** Refuses a file with more tasks or links than are taken in. */
export function checkLimits(counts: ReadLimits, limits: ReadLimits): void {
  if (counts.tasks > limits.tasks)
    throw new ReadFailure('IMPORT_FAILED_DATA_EXCEEDED', { count: counts.tasks, limit: limits.tasks });
  if (counts.links > limits.links)
    throw new ReadFailure('IMPORT_FAILED_LINKS_EXCEEDED', { count: counts.links, limit: limits.links });
}

/** Why a file could not be read at all. The first five are the product's own codes, worded by the screens. */
export const IMPORT_FAILURES = [
  'IMPORT_FAILED_EMPTY',
  'IMPORT_FAILED_FORMAT_DAY',
  'IMPORT_FAILED_DATA_EXCEEDED',
  'IMPORT_FAILED_LINKS_EXCEEDED',
  'IMPORT_FAILED_NOT_XML',
  'IMPORT_FAILED_NOT_A_SCHEDULE',
  'IMPORT_FAILED_CUT_OFF',
  'IMPORT_FAILED_TOO_LARGE',
  'IMPORT_FAILED_UNSAFE_XML',
  'IMPORT_FAILED_ENCODING',
  'IMPORT_FAILED_NO_DATES',
  'IMPORT_FAILED_UNSUPPORTED',
  'IMPORT_FAILED_NOT_JSON',
  'IMPORT_FAILED_JSON_SHAPE',
  'SHEET_FAILED_EMPTY',
  'SHEET_FAILED_COLUMNS',
  'SHEET_FAILED_NO_SHEET',
  'SHEET_FAILED_ROWS_EXCEEDED',
  'SHEET_FAILED_CELLS_EXCEEDED',
  'SHEET_FAILED_FORMULA',
  'SHEET_FAILED_MERGED',
  'SHEET_FAILED_HIDDEN',
  'SHEET_FAILED_UNREADABLE',
  'SHEET_FAILED_OLD_FORMAT',
  'SHEET_FAILED_ENCRYPTED',
  'SHEET_FAILED_OTHER_FORMAT',
  'SHEET_FAILED_NOT_CSV',
  'SHEET_FAILED_RESOURCE',
] as const;
export type ImportFailureCode = (typeof IMPORT_FAILURES)[number];

export type ImportParams = Readonly<Record<string, string | number>>;

/** What the plan holds otherwise than the file, or not at all. `before` and `after` in the params say both. */
export interface ImportWarning {
  readonly code: ImportWarningCode;
  /** The file's id of the task, null when it is about the whole file. */
  readonly taskId: string | null;
  /** The task's name. */
  readonly task: string | null;
  readonly params?: ImportParams;
}

export const IMPORT_WARNINGS = [
  /** Tasks shown in another unit than days: unit, count. */
  'IMPORT_WARNING_FORMAT_PROJECT',
  /** Of XER: a line that says what it is stands at its beginning, another at its end. */
  'FILE_HEADER_MISSING',
  'FILE_END_MISSING',
  /** Rows of a table that have fewer values than it has columns: table, count. */
  'ROWS_SHORT',
  'SCHEDULED_FROM_FINISH',
  'PROJECT_START_MOVED',
  /** The day up to which the file knows what was done: the data date of a plan that the file is loaded into, not of one that it is merged into. */
  'DATA_DATE_SET',
  /** The task has not begun and stands before the data date, or is under way and over by then, or follows one that is. */
  'DATA_DATE_MOVES',
  /** The day by which the whole project must be done. */
  'PROJECT_FINISH_LEFT_OUT',
  'CALENDAR_MISSING',
  'CALENDAR_WITHOUT_WORKING_DAYS',
  'CALENDAR_WORKING_DAY_LOST',
  /** Weekdays worked shorter or longer than the file's day: count, and the hours of both. */
  'CALENDAR_DAY_LENGTH',
  'CALENDAR_OF_TASK_DIFFERS',
  'CALENDAR_OF_RESOURCE_DIFFERS',
  'HOLIDAYS_CUT',
  'TASK_WITHOUT_NAME',
  /** Its dates contradict that work on it began on that day. */
  'ACTUAL_START_LEFT_OUT',
  'TASK_ID_REPEATED',
  'TASK_INACTIVE',
  'TASK_EXTERNAL',
  'TASK_TYPE_UNKNOWN',
  /** Scheduled by hand in the file: in the plan its links and constraints place it. */
  'TASK_MANUAL',
  /** It stood for another file, whose tasks are not in this one. */
  'SUBPROJECT_LEFT_OUT',
  'WBS_SUMMARY_LEFT_OUT',
  'LEVEL_OF_EFFORT_AS_TASK',
  /** A branch of the file without any work below it. */
  'BRANCH_WITHOUT_TASKS',
  'TEXT_CUT',
  /** The task has no dates in the file: they follow from its links. */
  'DATES_CALCULATED',
  /** A text in the place of a date. */
  'DATE_UNREADABLE',
  /** Without a finish (or a start) and a duration that would tell it. */
  'DATES_INCOMPLETE',
  'DATES_REVERSED',
  'DATES_ON_NON_WORKING_DAYS',
  'DATES_OUT_OF_RANGE',
  'START_ROUNDED',
  'DURATION_ROUNDED',
  'DURATION_CHANGED',
  'DURATION_ELAPSED',
  'DURATION_CUT',
  'ZERO_DURATION_AS_MILESTONE',
  'MILESTONE_WITH_DURATION',
  'MILESTONE_PROGRESS',
  'MILESTONE_WITH_RESOURCES',
  'SUMMARY_WITH_RESOURCES',
  'SUMMARY_CONSTRAINT_LEFT_OUT',
  /** Placed by hand elsewhere than its tasks. */
  'SUMMARY_DATES_LEFT_OUT',
  /** Cut to 0..100 or rounded to whole percents. */
  'PROGRESS_CHANGED',
  'DEADLINE_LEFT_OUT',
  /** Of P6: when whoever does the work expects to end. */
  'EXPECTED_FINISH_LEFT_OUT',
  /** Of P6: days between which nobody worked on it. */
  'SUSPENSION_LEFT_OUT',
  /** Of P6: what links to projects that are not in the file asked of it. */
  'EXTERNAL_DATES_LEFT_OUT',
  /** Days by which levelling held the task back; its dates stay. */
  'LEVELING_DELAY_LEFT_OUT',
  /** Of so many tasks of the file, one line each. */
  'COSTS_LEFT_OUT',
  /** Of so many resources. */
  'RATES_LEFT_OUT',
  'DURATIONS_ESTIMATED',
  'CUSTOM_FIELDS_LEFT_OUT',
  'ACTIVITY_CODES_LEFT_OUT',
  'STEPS_LEFT_OUT',
  'HYPERLINKS_LEFT_OUT',
  /** One of a task: its number is none from 0 to 10 or taken, or its dates cannot be used. */
  'BASELINE_LEFT_OUT',
  /** It has dates of a task that the file does not have. */
  'BASELINE_DANGLING',
  'BASELINES_CUT',
  'CONSTRAINT_UNKNOWN',
  'CONSTRAINT_DATE_MISSING',
  'SECOND_CONSTRAINT_LEFT_OUT',
  'LINK_DANGLING',
  'LINK_EXTERNAL',
  'LINK_REPEATED',
  'LINK_TO_ITSELF',
  'LINK_WITHIN_BRANCH',
  'LINK_TYPE_UNKNOWN',
  'LINK_IN_LOOP',
  'LAG_ROUNDED',
  'LAG_ELAPSED',
  /** Counted in the working days of another calendar than the project's. */
  'LAG_OF_OTHER_CALENDAR',
  'LAG_PERCENT',
  'LAG_CUT',
  'RESOURCE_WITHOUT_NAME',
  'RESOURCE_ID_REPEATED',
  'RESOURCES_MERGED',
  /** Another of its name counts in another unit: both stay. */
  'RESOURCE_RENAMED',
  'RESOURCES_CUT',
  'ASSIGNMENT_DANGLING',
  /** It named a role, and nobody who has it. */
  'ASSIGNMENT_OF_ROLE',
  /** Rounded to whole numbers or cut to what an amount may be. */
  'AMOUNT_CHANGED',
  'ASSIGNMENTS_CUT',
  /** Somebody answers for tasks in the file: so does who has that e-mail or name in the plan, where somebody has. */
  'RESPONSIBLE_BY_NAME',
] as const;
export type ImportWarningCode = (typeof IMPORT_WARNINGS)[number];

export interface ImportCounts {
  readonly tasks: number;
  readonly links: number;
  readonly milestones: number;
  readonly summaries: number;
  readonly resources: number;
  /** All of them, also those that the capped list leaves out. */
  readonly warnings: number;
}

export interface ReadFailed {
  readonly ok: false;
  readonly code: ImportFailureCode;
  readonly params: ImportParams;
}

export interface ReadSucceeded {
  readonly ok: true;
  readonly schedule: ImportedSchedule;
  readonly warnings: readonly ImportWarning[];
  readonly counts: ImportCounts;
}

export type ReadResult = ReadSucceeded | ReadFailed;

/** Ends a reading from any depth; `readingOf` turns it into the result. */
export class ReadFailure extends Error {
  constructor(
    readonly code: ImportFailureCode,
    readonly params: ImportParams = {},
  ) {
    super(code);
  }
}

/** The result of a reading. Only a `ReadFailure` is an answer; anything else is a defect of ours and is not hidden. */
export function readingOf(read: () => ReadSucceeded): ReadResult {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReadFailure) return { ok: false, code: error.code, params: error.params };
    throw error;
  }
}
