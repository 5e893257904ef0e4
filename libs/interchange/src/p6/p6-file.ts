import type { CivilDate } from '@plomada/domain';
import type {
  FileCalendarSource,
  FileConstraint,
  FileLink,
  FileResource,
  FileWarning,
} from '../schedule-file/file-schedule';
import type { Instant } from '../schedule-file/instant';

/** What Primavera P6 exports, whether as XER tables or as XML: the same things under other names. */
export interface P6File {
  readonly projects: readonly P6Project[];
  readonly calendars: readonly P6Calendar[];
  readonly wbs: readonly P6Wbs[];
  readonly activities: readonly P6Activity[];
  readonly relationships: readonly P6Relationship[];
  readonly resources: readonly FileResource[];
  readonly assignments: readonly P6Assignment[];
  readonly assignmentsLeftOut: number;
  /** What a file of ours says of the plan's data date: none, or another than P6's; undefined in one that does not. */
  readonly planDataDate: CivilDate | null | undefined;
  /** When the file was written: where a schedule begins that has no date at all. */
  readonly exportedOn: Instant | null;
  /** What only this form can tell about the file. */
  readonly warnings: readonly FileWarning[];
}

export interface P6Project {
  readonly id: string;
  readonly name: string | undefined;
  readonly start: Instant | null;
  /** Up to this moment P6 was told what was done. */
  readonly dataDate: Instant | null;
  readonly mustFinishBy: Instant | null;
  readonly calendarId: string | undefined;
  /** False for a project that is only mentioned, because links lead to it. */
  readonly isExported: boolean;
  readonly lagCalendar: 'predecessor' | 'successor' | 'project' | 'elapsed';
  /** Its own dates that cannot be read. */
  readonly warnings: readonly FileWarning[];
}

export interface P6Calendar extends FileCalendarSource {
  /** What the file's hours are divided by; P6's own eight where it says none. */
  readonly hoursPerDay: number;
}

export interface P6Wbs {
  readonly id: string;
  readonly parentId: string;
  readonly projectId: string;
  readonly name: string | undefined;
  readonly code: string;
  readonly notes: string | undefined;
  readonly order: number;
}

export type P6ActivityType =
  'task' | 'resourceDependent' | 'startMilestone' | 'finishMilestone' | 'levelOfEffort' | 'wbsSummary';

export interface P6Activity {
  readonly id: string;
  /** What people call it: A1010. */
  readonly code: string | undefined;
  readonly name: string | undefined;
  readonly notes: string | undefined;
  readonly projectId: string;
  readonly wbsId: string;
  readonly calendarId: string | undefined;
  readonly type: P6ActivityType | { readonly unknown: string };
  readonly status: 'notStarted' | 'inProgress' | 'completed';
  readonly percent: number;
  /** Of the whole activity, in working hours; null where the dates decide. */
  readonly hours: number | null;
  /** Those that its dates comprise, of what has begun; null where the file leaves them to be counted. */
  readonly hoursAtCompletion: number | null;
  readonly start: Instant | null;
  readonly finish: Instant | null;
  readonly actualStart: Instant | null;
  readonly actualFinish: Instant | null;
  /** The primary one first. */
  readonly constraints: readonly FileConstraint[];
  readonly baselines: readonly {
    readonly number: number;
    readonly start: Instant | null;
    readonly finish: Instant | null;
  }[];
  /** What else the file says of it, that a task of the plan has no place for. */
  readonly warnings: readonly FileWarning[];
}

export interface P6Relationship {
  readonly predecessorId: string;
  readonly predecessorProjectId: string;
  readonly successorId: string;
  readonly type: FileLink['type'];
  readonly lagHours: number;
}

export interface P6Assignment {
  readonly activityId: string;
  /** Empty when only a role is assigned. */
  readonly resourceId: string;
  /** Hours of labour, or the quantity of a material. */
  readonly units: number;
}
