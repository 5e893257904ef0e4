import type { P6Activity, P6Calendar, P6File, P6Project, P6Wbs } from '../p6/p6-file';
import { Notes } from '../p6/notes';
import { dateWarnings } from '../p6/date-warnings';
import { completedPercent } from '../p6/completed-percent';
import { activityTypeOf, constraintsOf, lagCalendarOf, linkTypeOf, unitOfResource } from '../p6/codes';
import { type ReadLimits, mostAssignments } from '../read-result';
import type { FileCalendarSource, FileWarning, FileWeekDay } from '../schedule-file/file-schedule';
import { instantOf, minuteOf } from '../schedule-file/instant';
import { firstInstant, unreadableDates } from '../schedule-file/unreadable';
import { type Shift, weekDayOf } from '../schedule-file/week-day';
import { personOf } from '../schedule-file/responsibles';
import { LeftOut } from '../schedule-file/left-out';
import { numeric } from '../schedule-file/numbers';
import type { XmlElement } from '../xml/collector';
import { Baselines } from './baselines';
import { type PmxmlDocument, idOf } from './document';

const HOURS_PER_DAY = 8;
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Where the percent of each kind stands. */
const PERCENTS: ReadonlyMap<string, string> = new Map([
  ['Physical', 'PhysicalPercentComplete'],
  ['Duration', 'DurationPercentComplete'],
  ['Units', 'UnitsPercentComplete'],
]);

const STATES: ReadonlyMap<string, P6Activity['status']> = new Map([
  ['Not Started', 'notStarted'],
  ['In Progress', 'inProgress'],
  ['Completed', 'completed'],
]);

/** The fields of an activity that hold dates. */
const DATES = (
  'StartDate FinishDate RemainingEarlyStartDate RemainingEarlyFinishDate PlannedStartDate PlannedFinishDate' +
  ' ActualStartDate ActualFinishDate PrimaryConstraintDate SecondaryConstraintDate ExpectedFinishDate SuspendDate ResumeDate'
).split(' ');

type Fields = XmlElement['fields'];

/** A P6 XML document as what P6 exports. */
export function p6FileOf(document: PmxmlDocument, limits: ReadLimits): P6File {
  const most = mostAssignments(limits);
  const units = new Map(
    document.units.map(({ fields }) => [idOf(fields['ObjectId']), fields['Abbreviation'] ?? fields['Name']]),
  );
  const { projects, assignments } = document;
  const notes = notesOf(document, document.notes, 'ActivityObjectId');
  const branchNotes = notesOf(document, document.branchNotes, 'WBSObjectId');
  const baselines = new Baselines(document);
  const roots = rootBranches(document);
  const rootOf = new Map(roots.map(({ id, projectId }) => [projectId, id]));
  return {
    projects: projects.map(projectOf),
    calendars: document.calendars.map(calendarOf),
    wbs: [...roots, ...document.wbs.map(({ fields }) => branchOf(fields, branchNotes, rootOf))],
    activities: document.activities.map(({ fields }) => activityOf(fields, { notes, baselines, rootOf })),
    relationships: document.relationships.map(({ fields }) => ({
      predecessorId: idOf(fields['PredecessorActivityObjectId']),
      predecessorProjectId: idOf(fields['PredecessorProjectObjectId']),
      successorId: idOf(fields['SuccessorActivityObjectId']),
      type: linkTypeOf(fields['Type']),
      lagHours: numeric(fields['Lag'], 0),
    })),
    resources: document.resources.map(({ fields }) => ({
      id: idOf(fields['ObjectId']),
      name: fields['Name'] ?? fields['Id'],
      calendarId: fields['CalendarObjectId']?.trim(),
      unit: unitOfResource(
        fields['ResourceType'],
        fields['UnitOfMeasureAbbreviation'] ?? units.get(idOf(fields['UnitOfMeasureObjectId'])),
      ),
      ...personOf(fields['Title'], fields['EmailAddress']),
    })),
    assignments: assignments.slice(0, most).map(({ fields }) => ({
      activityId: idOf(fields['ActivityObjectId']),
      resourceId: idOf(fields['ResourceObjectId']),
      units: numeric(fields['PlannedUnits'], 0),
    })),
    assignmentsLeftOut: Math.max(0, assignments.length - most),
    planDataDate: document.planDataDate,
    exportedOn: null,
    warnings: [...baselines.warnings, ...leftOutOf(document)],
  };
}

/**
 * The branches that stand for the projects themselves. P6 names them in the project and leaves them out: they are put in, so
 * that projects stay apart and a single branch under one of them is not taken for it.
 */
function rootBranches({ projects, wbs }: PmxmlDocument): readonly P6Wbs[] {
  const ids = new Set(wbs.map(({ fields }) => idOf(fields['ObjectId'])));
  return projects.flatMap(({ fields }, order): P6Wbs[] => {
    const id = idOf(fields['WBSObjectId']);
    if (id === '' || ids.has(id)) return [];
    const name = fields['Name'] ?? fields['Id'];
    const code = fields['Id'] ?? '';
    return [{ id, parentId: '', projectId: idOf(fields['ObjectId']), name, code, notes: undefined, order }];
  });
}

function branchOf(fields: Fields, notes: Notes, rootOf: ActivityContext['rootOf']): P6Wbs {
  const id = idOf(fields['ObjectId']);
  const projectId = idOf(fields['ProjectObjectId']);
  return {
    id,
    parentId: idOf(fields['ParentObjectId']) || (rootOf.get(projectId) ?? ''),
    projectId,
    name: fields['Name'],
    code: fields['Code'] ?? '',
    notes: notes.of(id),
    order: numeric(fields['SequenceNumber'], 0),
  };
}

/** The notes of things by the field that names them, under the topics that the file names. */
function notesOf({ topics }: PmxmlDocument, rows: readonly XmlElement[], of: string): Notes {
  const names = new Map(topics.map(({ fields }) => [idOf(fields['ObjectId']), fields['Name']]));
  const notes = new Notes();
  for (const { fields } of rows) {
    const topic = fields['NotebookTopicName'] ?? names.get(idOf(fields['NotebookTopicObjectId']));
    notes.add(idOf(fields[of]), fields['Note'], topic);
  }
  return notes;
}

function leftOutOf({
  activities,
  assignments,
  expenses,
  steps,
  rates,
}: PmxmlDocument): readonly FileWarning[] {
  const left = new LeftOut();
  for (const { fields } of [...assignments, ...expenses])
    if (numeric(fields['PlannedCost'], 0) !== 0) left.add('COSTS_LEFT_OUT', idOf(fields['ActivityObjectId']));
  for (const { fields } of rates)
    if (numeric(fields['PricePerUnit'], 0) !== 0)
      left.add('RATES_LEFT_OUT', idOf(fields['ResourceObjectId']));
  for (const { fields } of steps) left.add('STEPS_LEFT_OUT', idOf(fields['ActivityObjectId']));
  for (const { fields, children } of activities) {
    if (children['UDF']) left.add('CUSTOM_FIELDS_LEFT_OUT', idOf(fields['ObjectId']));
    if (children['Code']) left.add('ACTIVITY_CODES_LEFT_OUT', idOf(fields['ObjectId']));
  }
  return left.warnings();
}

function projectOf({ fields, children }: XmlElement): P6Project {
  const options = children['ScheduleOptions']?.[0]?.fields;
  return {
    id: idOf(fields['ObjectId']),
    name: fields['Name'] ?? fields['Id'],
    start: instantOf(fields['PlannedStartDate'] ?? fields['DataDate']),
    dataDate: instantOf(fields['DataDate']),
    mustFinishBy: instantOf(fields['MustFinishByDate']),
    calendarId: fields['ActivityDefaultCalendarObjectId']?.trim(),
    isExported: fields['@external'] !== 'true',
    lagCalendar: lagCalendarOf(options?.['RelationshipLagCalendar'] ?? fields['RelationshipLagCalendar']),
    warnings: unreadableDates(fields['PlannedStartDate'], fields['DataDate'], fields['MustFinishByDate']),
  };
}

function calendarOf({ fields, children }: XmlElement): P6Calendar {
  const week = children['StandardWorkWeek']?.[0]?.children['StandardWorkHours'] ?? [];
  const exceptions = children['HolidayOrExceptions']?.[0]?.children['HolidayOrException'] ?? [];
  const days = exceptions.flatMap((exception) => {
    const at = instantOf(exception.fields['Date']);
    return at ? [[at.day, shiftsOf(exception).length > 0] as const] : [];
  });
  return {
    id: idOf(fields['ObjectId']),
    name: fields['Name'] ?? '',
    baseId: fields['BaseCalendarObjectId']?.trim(),
    hoursPerDay: numeric(fields['HoursPerDay'], HOURS_PER_DAY),
    weekDays: weekDaysOf(week),
    exceptions: () => days,
  };
}

function weekDaysOf(week: readonly XmlElement[]): FileCalendarSource['weekDays'] {
  const said = new Map<number, FileWeekDay>();
  for (const hours of week) {
    const day = WEEK.indexOf(hours.fields['DayOfWeek']?.trim() ?? '');
    if (day >= 0 && !said.has(day)) said.set(day, weekDayOf(shiftsOf(hours)));
  }
  return said;
}

/** The shifts of a day. A day off has none, or an empty one. */
function shiftsOf({ children }: XmlElement): readonly Shift[] {
  return (children['WorkTime'] ?? []).flatMap(({ fields }) => {
    const from = minuteOf(fields['Start']);
    return from === null ? [] : [[from, minuteOf(fields['Finish']) ?? from] as const];
  });
}

interface ActivityContext {
  readonly notes: Notes;
  readonly baselines: Baselines;
  /** The branch that stands for a project, by the project's id. */
  readonly rootOf: ReadonlyMap<string, string>;
}

function activityOf(fields: Fields, { notes, baselines, rootOf }: ActivityContext): P6Activity {
  const projectId = idOf(fields['ProjectObjectId']);
  const id = idOf(fields['ObjectId']);
  const status = statusOf(fields);
  const planned = fields['PlannedDuration'];
  const actualStart = instantOf(fields['ActualStartDate']);
  const actualFinish = instantOf(fields['ActualFinishDate']);
  const hours = numeric(status === 'notStarted' ? (fields['RemainingDuration'] ?? planned) : planned, NaN);
  return {
    id,
    code: fields['Id'],
    name: fields['Name'],
    notes: notes.of(id),
    projectId,
    wbsId: idOf(fields['WBSObjectId']) || (rootOf.get(projectId) ?? ''),
    calendarId: fields['CalendarObjectId']?.trim(),
    type: activityTypeOf(fields['Type']),
    status,
    percent: percentOf(fields, status),
    hours: Number.isNaN(hours) ? null : hours,
    hoursAtCompletion: fields['AtCompletionDuration'] ? numeric(fields['AtCompletionDuration'], 0) : null,
    start:
      actualStart ??
      firstInstant(fields['StartDate'], fields['RemainingEarlyStartDate'], fields['PlannedStartDate']),
    finish:
      actualFinish ??
      firstInstant(fields['FinishDate'], fields['RemainingEarlyFinishDate'], fields['PlannedFinishDate']),
    actualStart,
    actualFinish,
    constraints: constraintsOf(
      { type: fields['PrimaryConstraintType'], at: instantOf(fields['PrimaryConstraintDate']) },
      { type: fields['SecondaryConstraintType'], at: instantOf(fields['SecondaryConstraintDate']) },
    ),
    baselines: baselines.of(fields),
    warnings: [
      ...unreadableDates(...DATES.map((name) => fields[name])),
      ...dateWarnings({
        expectedFinish: fields['ExpectedFinishDate'],
        suspended: fields['SuspendDate'],
        resumed: fields['ResumeDate'],
        externalStart: fields['ExternalEarlyStartDate'],
        externalFinish: fields['ExternalLateFinishDate'],
      }),
    ],
  };
}

/** 0..100: the percent that P6 shows, or where a file leaves it out, that of the kind that the activity was set to. */
function percentOf(fields: Fields, status: P6Activity['status']): number {
  const kind = fields['PercentCompleteType']?.trim() ?? '';
  const percent = 100 * numeric(fields['PercentComplete'] ?? fields[PERCENTS.get(kind) ?? ''], 0);
  if (status !== 'completed') return percent;
  return kind === 'Physical' ? completedPercent(percent) : 100;
}

/** What the file says, or what its actual dates mean where it says nothing. */
function statusOf(fields: Fields): P6Activity['status'] {
  const said = STATES.get(fields['Status']?.trim() ?? '');
  if (said) return said;
  if (fields['ActualFinishDate']) return 'completed';
  return fields['ActualStartDate'] ? 'inProgress' : 'notStarted';
}
