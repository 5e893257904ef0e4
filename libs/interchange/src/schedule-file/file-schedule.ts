import type { ConstraintType, LinkType } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { Instant, Span } from './instant';

/** The units in which a file may count or show its durations. */
export type FileUnit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'percent';

/**
 * What a file says, in the terms that all formats share and still as the file means it: moments instead of whole days,
 * levels instead of parents, repeated ids. A format's reader only has to get here; `normalise` makes the plan's terms of it.
 */
export interface FileSchedule {
  /** What the file calls the project; the file's own name stands in. */
  readonly name: string | undefined;
  readonly start: Instant | null;
  /** Up to this moment the file knows what was done. */
  readonly dataDate?: Instant | null;
  readonly isScheduledFromFinish: boolean;
  /** The unit that the whole file counts in, where it says one. */
  readonly unit: FileUnit | null;
  readonly calendarId: string | undefined;
  readonly calendars: readonly FileCalendarSource[];
  /** In the order of the tree: a row hangs under the nearest one above it whose level is lower. */
  readonly rows: readonly FileRow[];
  /** Links to tasks that the file does not have; those from such tasks stand in their rows. */
  readonly linksToNobody?: readonly LostLink[];
  /** Minutes of what the file calls a day. */
  readonly minutesPerDay?: number;
  /** Ids of rows that stand for the project itself. */
  readonly projectIds: readonly string[];
  readonly resources: readonly FileResource[];
  readonly assignments: readonly FileAssignment[];
  /** Assignments beyond those kept. */
  readonly assignmentsLeftOut: number;
  /** What only this format can tell about the file. */
  readonly warnings?: readonly FileWarning[];
}

/** The ids of both ends of a link. */
export interface LostLink {
  readonly source: string;
  readonly target: string;
}

export interface FileWarning {
  readonly code: ImportWarningCode;
  readonly params?: ImportParams;
}

export interface FileRow {
  readonly id: string;
  readonly level: number;
  readonly name: string | undefined;
  readonly notes: string | undefined;
  readonly wbs: string | undefined;
  /** The ghost of another project's task. */
  readonly isExternal: boolean;
  readonly isActive: boolean;
  /** Placed by hand: its dates need not follow from anything. */
  readonly isManual?: boolean;
  /** Without a constraint it stands where somebody put it, though nothing asks for that day. */
  readonly staysPut?: boolean;
  /** A bar that only sums up the work of its branch (P6): the branch's own row says the same. */
  readonly isSummaryBar?: boolean;
  /** A branch of the file also when nothing hangs under it: it never becomes work. */
  readonly isBranch: boolean;
  readonly isMilestone: boolean;
  readonly start: Instant | null;
  readonly finish: Instant | null;
  readonly duration: FileDuration | null;
  /** The unit in which its duration is shown. */
  readonly unit: FileUnit | undefined;
  /** 0..100; out of it is cut. */
  readonly percent: number;
  readonly constraint: FileConstraint;
  readonly calendarId: string | undefined;
  readonly actualStart: Instant | null;
  readonly actualFinish: Instant | null;
  readonly baselines: readonly FileBaseline[];
  readonly predecessors: readonly FileLink[];
  /** What only this format can tell about the task. */
  readonly warnings?: readonly FileWarning[];
}

/** Working days of the length that the file gives a day, or days round the clock. */
export interface FileDuration {
  readonly days: number;
  readonly isElapsed: boolean;
  /** Minutes of the days that it counts in, where they need not be those of the task's own calendar. */
  readonly dayMinutes?: number;
  /** Its dates decide how long it is: what the file says only tells what whole days make of it. */
  readonly followsDates?: boolean;
}

/** A type that nobody knows comes as the file writes it. */
export interface FileConstraint {
  readonly type: ConstraintType | { readonly unknown: string | number };
  readonly at: Instant | null;
}

export interface FileBaseline {
  readonly number: number;
  readonly start: Instant | null;
  readonly finish: Instant | null;
}

export interface FileLink {
  readonly source: string;
  readonly type: LinkType | { readonly unknown: string | number };
  /** To a task of another project. */
  readonly isExternal: boolean;
  readonly lag: FileLag;
}

/** Of working days, `calendarId` says whose: the project's where it is left out. */
export type FileLag =
  (FileDuration & { readonly calendarId?: string | undefined }) | { readonly percent: number };

export interface FileResource {
  readonly id: string;
  readonly name: string | undefined;
  readonly calendarId?: string | undefined;
  /** What one of its amount is; `WORK_HOURS` for hours of work. */
  readonly unit?: string | undefined;
  /** It stands for somebody who answers for the tasks that it is assigned to, and its amounts mean nothing. */
  readonly isResponsible?: boolean;
  readonly email?: string | undefined;
}

export interface FileAssignment {
  readonly taskId: string;
  /** Empty when only a role is assigned. */
  readonly resourceId: string;
  readonly amount: number;
}

/** A calendar as the file has it: it may say nothing of a day, then the one it is based on does. */
export interface FileCalendarSource {
  readonly id: string;
  readonly name: string;
  readonly baseId: string | undefined;
  /** By weekday, Sunday 0. */
  readonly weekDays: ReadonlyMap<number, FileWeekDay>;
  /**
   * Days that differ from the week, and whether they are worked; null for each place that was looked at for nothing, so that
   * looking can be bounded. Days outside the span need not come.
   */
  exceptions(span: Span): Iterable<ExceptionDay | null>;
}

export interface FileWeekDay {
  readonly isWorking: boolean;
  /** Minute of the day when work begins; null where the file does not say. */
  readonly opening: number | null;
  /** Minutes worked, where the file says them. */
  readonly minutes?: number;
}

export type ExceptionDay = readonly [day: number, isWorking: boolean];
