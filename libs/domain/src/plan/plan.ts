import type { CivilDate } from '../calendar/civil-date';
import type { HolidayName } from '../calendar/holiday-names';
import type { Row, Table } from './table';
import type { AssignedType, Dimension } from './measures';

/** Everything that actions change about one project's plan. Derived values (dates of summaries, weights, floats, codes, states) are never stored here. */
export interface Plan {
  readonly settings: PlanSettings;
  readonly tasks: Table<Task>;
  readonly links: Table<Link>;
  readonly responsibles: Table<Responsible>;
  readonly restrictions: Table<Restriction>;
  readonly terms: Table<Term>;
  /** What the indicators of closed terms are made of; each row has its term's id. */
  readonly closes: Table<TermClose>;
  readonly baselines: Table<Baseline>;
  readonly resources: Table<Resource>;
  /** Groups of imported links that form loops and were set aside, out of the calculation. */
  readonly circularLinks: Table<CircularLink>;
  readonly rhythmUnits: Table<RhythmUnit>;
  readonly rhythmCategories: Table<RhythmCategory>;
  /** Tasks and branches that stand in the line of balance; each row has its task's id. */
  readonly rhythmPlaces: Table<RhythmPlace>;
  /** That there are photos of tasks: what they show is kept beside the plan, under the ids of these rows. */
  readonly photos: Table<Photo>;
}

/** The tables of a plan by name: what a change can point at, besides `settings`. */
export type TableName = Exclude<keyof Plan, 'settings'>;
export type RowOf<N extends TableName> = Plan[N] extends Table<infer T> ? T : never;

/** One row only, with the id 'settings', so that a change addresses it like any other row. */
export interface PlanSettings extends Row {
  readonly id: 'settings';
  readonly name: string;
  /** Nothing is calculated before this day. */
  readonly startDate: CivilDate;
  /**
   * The first day of which nothing is known yet (the data date, status date): what has not begun does not start before it, and
   * what is under way is not done before it. Null where it was taken away, absent where nobody ever set one.
   */
  readonly dataDate?: CivilDate | null;
  /** Seven characters 0 and 1, Sunday to Saturday; never all 0. */
  readonly workingDays: string;
  /** Non-working days beyond the week's, in order, no duplicates. */
  readonly holidays: readonly CivilDate[];
  /** What holidays are called, those that have a name, in order; absent where nobody ever named one. */
  readonly holidayNames?: readonly HolidayName[];
  /** Length of a short term in days, 1..60. */
  readonly periodDays: number;
  /** Short terms in the lookahead window, 1..26. */
  readonly laPeriods: number;
  readonly autoScheduling: boolean;
  readonly scheduleFromEnd: boolean;
  readonly autoSchedulingStrict: boolean;
  readonly autoSchedulingMoveProjects: boolean;
  readonly scheduleOffsetLink: boolean;
  readonly moveTasksWithConstraints: boolean;
  /** Whether entered progress of 99 % or more is stored as 100 %; absent where nobody ever chose, which is yes. */
  readonly setTasksToHundred?: boolean;
  /** Whether responsibles propose to the administrators instead of writing; absent where nobody ever chose, which is no. */
  readonly responsiblesPropose?: boolean;
  /**
   * Where the project is, as the IANA calls its time zone: its days begin and end there (`planDay`). Null or absent where nobody chose,
   * which is UTC.
   */
  readonly timeZone?: string | null;
  readonly weighingOption: WeighingOption;
  /** The resource that weighs the tasks when `weighingOption` is 'resource'. */
  readonly resourceSelected: string | null;
  /** Of a scenario: the live plan's entry that it was copied at. Absent in every live plan; nothing that anybody does sets or clears it. */
  readonly scenario?: { readonly seq: number };
}

export type WeighingOption = 'none' | 'baselineDuration' | 'resource';

/** What was asked for. A task with children acts as a summary whatever its kind says; see tree/kindOf. */
export type TaskKind = 'task' | 'milestone';

/** Scheduling constraint of MS Project's eight; dates of finish constraints are the last worked day, inclusive. */
export type ConstraintType = 'asap' | 'alap' | 'mso' | 'mfo' | 'snet' | 'snlt' | 'fnet' | 'fnlt';

export interface Task extends Row {
  readonly text: string;
  readonly detail: string;
  readonly comments: string;
  readonly kind: TaskKind;
  readonly parent: string | null;
  /** Place among its siblings: a sort key, not dense and not unique across parents. */
  readonly index: number;
  /** First day, inclusive. A summary's stored dates are meaningless: its children's count. */
  readonly start: CivilDate;
  /** First day after the last worked one (exclusive); equals `start` for a milestone. */
  readonly end: CivilDate;
  /** Working days in [start, end): 1..999, 0 for a milestone. */
  readonly duration: number;
  readonly constraintType: ConstraintType;
  readonly constraintDate: CivilDate | null;
  /** 0..1, 2 decimals. */
  readonly progress: number;
  /** Progress at the last close: neither progress nor commitment goes below it. */
  readonly lastProgress: number;
  /** Promised progress for the open term, 0..1, null when nothing was promised. */
  readonly commitment: number | null;
  /** The causes given for the open term (at most 10). */
  readonly causes: readonly Cause[];
  /** Percent of the project, 2 decimals; null lets the duration decide. */
  readonly weight: number | null;
  /** Somebody looked at it in the lookahead and found what it needs. */
  readonly analysed: boolean;
  /** Membership of the open term set by hand; null follows the dates. */
  readonly inTerm: boolean | null;
  /** Freshly imported and not touched since (status 5 of the field's files). */
  readonly imported: boolean;
  readonly responsibles: readonly string[];
  readonly resources: readonly ResourceAmount[];
  /** The id that the task had in the file it came from, for merging a later version. */
  readonly sourceId: string | null;
  /** The code of the work breakdown structure in that file: kept for who knows the work by it. The plan's own is derived. */
  readonly wbs: string | null;
  /** First day worked, and last one, as that file says. */
  readonly actualStart: CivilDate | null;
  readonly actualFinish: CivilDate | null;
  /** What its work is measured in ('m3'); this and all that follows is absent where nobody ever said, see `NO_UNITS`. */
  readonly unit?: string;
  /** How much of it there is: above 0, 2 decimals; null where it is not measured. */
  readonly quantity?: number | null;
  /** What the unit measures. */
  readonly tunit?: Dimension | null;
  /** Progress, promise and progress at the last close as somebody said them in units; null where they follow from the share. */
  readonly unitsProgressed?: number | null;
  readonly unitsCommited?: number | null;
  readonly lastUnits?: number | null;
  /** How many units the open term is given, and how they are counted; what it comes to is `unitsAssigned`. */
  readonly unitsAssignedQuantity?: number | null;
  readonly unitsAssignedType?: AssignedType | null;
}

export interface Cause {
  readonly id: string;
  readonly cncType: string;
  /** The role the cause comes from. */
  readonly cncOrigin: string;
  readonly detail: string;
}

export interface ResourceAmount {
  readonly id: string;
  /** In the resource's unit, a whole number of 0 or more. */
  readonly amount: number;
}

/** '0' finish-to-start, '1' start-to-start, '2' finish-to-finish, '3' start-to-finish. */
export type LinkType = '0' | '1' | '2' | '3';

export interface Link extends Row {
  readonly source: string;
  readonly target: string;
  readonly type: LinkType;
  /** Working days, negative for an overlap; -999..999. */
  readonly lag: number;
}

export interface CircularLink extends Link {
  /** Number of the loop group (strongly connected component) it belongs to. */
  readonly group: number;
}

export interface Responsible extends Row {
  /** The account behind it, null when the person has none. */
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  /** What the person does on site, free text. */
  readonly function: string;
  readonly role: 'admin' | 'user';
  /** Inactive ones stay on old tasks and cannot be chosen. */
  readonly isActive: boolean;
}

/** A constraint in the Last Planner sense: something to be released before (type 1) a task starts or (type 2) ends. */
export interface Restriction extends Row {
  readonly taskIds: readonly string[];
  readonly family: string;
  readonly type: 1 | 2;
  readonly detail: string;
  readonly comments: string;
  readonly responsible: string | null;
  readonly created: CivilDate;
  readonly commited: CivilDate | null;
  readonly required: CivilDate;
  /** Release date, null while it is not released. */
  readonly released: CivilDate | null;
  /** The term in which it was released. */
  readonly releasedTerm: string | null;
  /** The day that was really said, where the open term kept `released` to another one; plans of before this was kept have none. */
  readonly releaseSaid?: CivilDate | null;
  readonly inProcess: boolean;
  /** The day by which it was to be released and was not, where it has been due on another since; plans of before this was kept have none. */
  readonly missed?: CivilDate | null;
}

/**
 * A short term. One is open: the first that has no `realClosingTime`; its `tasks` are empty until the close. It is the last one too,
 * but while a term that had been closed is open again: then the next waits behind it for the second close.
 */
export interface Term extends Row {
  readonly number: number;
  readonly startDate: CivilDate;
  /** The term is [startDate, startDate + periodDays). */
  readonly periodDays: number;
  /** Instant of the close, ISO 8601 UTC. */
  readonly realClosingTime: string | null;
  /** What each member had at the close, as it was then. */
  readonly tasks: readonly TermTask[];
  /** How often it was opened again, the oldest first; absent where it never was. */
  readonly reopenings?: readonly Reopening[];
  /** Of a term that waits: what had been entered in it. Absent, or empty, of every other. */
  readonly aside?: readonly SetAside[];
  /** Of a term that is open again: the days on which the tasks of its record stood at its close. Absent, or empty, of every other. */
  readonly recordedDays?: readonly RecordedDays[];
}

/** That a closed term was opened again: who did so, when (ISO 8601 UTC), and why. */
export interface Reopening {
  readonly at: string;
  readonly userId: string;
  readonly name: string;
  readonly reason: string;
  /** What its close had counted in the PCR as not released in time; absent where that was nothing, or before this was kept. */
  readonly missed?: readonly MissedRestriction[];
}

/** A restriction by its id, and what it said when its term was closed. */
export type MissedRestriction = Pick<Restriction, 'id' | 'detail'>;

/** The days on which a task stood. */
export type TaskDays = Pick<Task, 'start' | 'end' | 'duration'>;

export interface RecordedDays extends TaskDays {
  readonly taskId: string;
}

/** What had been entered for a task in a term that waits; what had not is absent. */
export interface SetAside {
  readonly taskId: string;
  readonly progress?: number;
  readonly commitment?: number;
  readonly causes?: readonly Cause[];
  readonly comments?: string;
  /** Membership set by hand. */
  readonly inTerm?: boolean;
  /** That the task was done, with the days on which it was: finished work keeps them. */
  readonly done?: TaskDays;
  /** How many days of the task that progress stood for: work under way does not become shorter than what is done of it. */
  readonly worked?: number;
  /** What was said of it in units. */
  readonly unitsProgressed?: number;
  readonly unitsCommited?: number;
  readonly unitsAssignedQuantity?: number;
  readonly unitsAssignedType?: AssignedType;
  /** That its work began in the term that waits; the start is kept as the actual one meanwhile. */
  readonly began?: boolean;
}

/** A task's record in a closed term. Texts and names are kept as they read then: the CNC log must not change when a task does. */
export interface TermTask {
  readonly taskId: string;
  readonly code: string;
  readonly text: string;
  readonly weight: number;
  readonly lastProgress: number;
  readonly commitment: number | null;
  readonly progress: number;
  readonly responsibles: readonly string[];
  readonly causes: readonly Cause[];
  /** Begun and not done; terms that were closed before this and the next two were kept have none of them. */
  readonly inProcess?: boolean;
  readonly comments?: string;
  /** False for what was promised or advanced and moved out of the term. */
  readonly member?: boolean;
  /** On which days it stood; terms that were closed before this was kept have none. */
  readonly days?: TaskDays;
  /** Of a task that was measured: its units, and what was done, promised, assigned and done before in them. */
  readonly unit?: string;
  readonly quantity?: number;
  readonly unitsProgressed?: number;
  readonly unitsCommited?: number | null;
  readonly lastUnits?: number;
  readonly unitsAssigned?: number | null;
  readonly unitsAssignedQuantity?: number | null;
  readonly unitsAssignedType?: AssignedType | null;
}

/**
 * A closed term as it stood at the close, beyond its tasks' records: its indicators are made of this, so that no later edit
 * moves them, and opening it again goes by it. Nothing here has to be in the plan any more but the people.
 *
 * Terms that were closed before closes kept this have none: theirs are calculated from the plan as it is.
 */
export interface TermClose extends Row {
  /** How much of the project was done, 0..1, by the weights then. */
  readonly realProgress: number;
  /** How much should have been at the end of the term's last day, 0..1: by the default baseline, else by the master plan. */
  readonly plannedProgress: number;
  /** What the leaves that were begun or due made of that; those only that stood otherwise at the close before. */
  readonly parts: readonly ProgressPart[];
  /** The restrictions that fell due in the term. */
  readonly restrictions: readonly CloseRestriction[];
  /** Ids of the restrictions that were found in the term. */
  readonly identified: readonly string[];
  /** How many restrictions the plan had. */
  readonly restrictionCount: number;
  /** Restrictions open at the end of each day of the term, from its first. */
  readonly openRestrictions: readonly number[];
  /** Who is named in the term's record, as they were called. */
  readonly people: readonly ClosePerson[];
  /** Ids of the tasks that could be promised, in the order of the tree; terms that were closed before this was kept have none. */
  readonly madeReady?: readonly string[];
  /** Leaves that somebody had taken out of the term by hand; closes of before this was kept have none. */
  readonly leftOut?: readonly string[];
  /** Ids of the tasks that were not done and stood in the next term; closes of before this and the next three were kept have none of them. */
  readonly anticipated?: readonly string[];
  /** On which day each milestone was to be reached. */
  readonly milestones?: readonly MilestoneDay[];
  /** The day after the last one of the plan; null of one without tasks. */
  readonly planEnd?: CivilDate | null;
  /** Leaves that had become critical since the close before, and those that no longer were. */
  readonly critical?: CriticalChange;
}

export interface MilestoneDay {
  readonly id: string;
  readonly day: CivilDate;
}

export interface CriticalChange {
  readonly entered: readonly string[];
  readonly left: readonly string[];
}

/** What a leaf adds to real and to planned progress, in percent of the project; 4 decimals where a close keeps it. */
export interface ProgressPart {
  readonly id: string;
  readonly done: number;
  readonly due: number;
}

export type CloseRestriction = Pick<
  Restriction,
  'id' | 'family' | 'type' | 'detail' | 'responsible' | 'commited' | 'required' | 'released' | 'inProcess'
>;

export interface ClosePerson {
  readonly id: string;
  readonly name: string;
}

export interface Baseline extends Row {
  readonly name: string;
  readonly created: string;
  readonly isDefault: boolean;
  readonly tasks: readonly BaselineTask[];
}

export interface BaselineTask {
  readonly taskId: string;
  readonly start: CivilDate;
  readonly end: CivilDate;
}

export interface Resource extends Row {
  readonly name: string;
  /** What one of its amount is, `WORK_HOURS` for hours of work; '' or absent where nobody said. See `unitOf`. */
  readonly unit?: string;
}

/** Something that a building repeats: a floor, a flat, a stretch. */
export interface RhythmUnit extends Row {
  readonly name: string;
  /** Place among the units, 0 first. */
  readonly order: number;
}

/** A kind of work that passes from unit to unit. */
export interface RhythmCategory extends Row {
  readonly name: string;
  readonly order: number;
  /** Working days that a unit should take; null when nobody said. */
  readonly workDays: number | null;
}

/** Where a task stands in the line of balance. Its id is the task's. */
export interface RhythmPlace extends Row {
  readonly unit: string;
  readonly category: string;
}

/** That somebody took a photo of a task. */
export interface Photo extends Row {
  readonly taskId: string;
  /**
   * What the task lacks that it shows; absent where it shows the task itself. It stays when that restriction goes, and is there before one
   * that is proposed and not accepted yet.
   */
  readonly restrictionId?: string;
  /** When, by the clock of the device: ISO 8601 UTC. */
  readonly takenAt: string;
  /** Whoever took it, by their account and as they were called. */
  readonly userId: string;
  readonly name: string;
}
