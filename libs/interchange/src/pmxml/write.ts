import {
  type CivilDate,
  type ConstraintType,
  type ImportedSchedule,
  type LinkType,
  WORK_HOURS,
  addDays,
} from '@plomada/domain';
import {
  HOURS_PER_DAY,
  type P6Export,
  type P6Work,
  htmlOf,
  lastHour,
  p6ExportOf,
  unitsOfMaterials,
} from '../p6/out';
import { PLAN_DATA_DATE, planDataDateText } from '../p6/plan-data-date';
import { type P6Resource, p6AssignmentsOf, p6ResourcesOf } from '../p6/export-resources';
import { RESPONSIBLE_MARK } from '../schedule-file/responsibles';
import type { Written } from '../writing/written';
import { type XmlEntry, writeXml } from '../xml/write-xml';

const NAMESPACE = 'http://xmlns.oracle.com/Primavera/P6/V19.12/API/BusinessObjects';
const PROJECT = 1;
const CALENDAR = 1;
const TOPIC = 1;
/** Baselines are projects of their own: numbered from here on. */
const FIRST_BASELINE = 1000;
/** P6's schema wants to be told that nobody works. */
const NO_WORK: readonly XmlEntry[] = [['WorkTime', null]];
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CONSTRAINTS: Readonly<Record<Exclude<ConstraintType, 'asap'>, string>> = {
  alap: 'As Late As Possible',
  mso: 'Mandatory Start',
  mfo: 'Mandatory Finish',
  snet: 'Start On or After',
  snlt: 'Start On or Before',
  fnet: 'Finish On or After',
  fnlt: 'Finish On or Before',
};
const LINKS: Readonly<Record<LinkType, string>> = {
  '0': 'Finish to Start',
  '1': 'Start to Start',
  '2': 'Finish to Finish',
  '3': 'Start to Finish',
};
const KINDS = {
  task: 'Task Dependent',
  startMilestone: 'Start Milestone',
  finishMilestone: 'Finish Milestone',
} as const;
const STATES = { notStarted: 'Not Started', inProgress: 'In Progress', completed: 'Completed' } as const;

/** A schedule as a Primavera P6 XML document (PMXML), with its baselines. */
export function writePmxml(schedule: ImportedSchedule): Written {
  const plan = p6ExportOf(schedule);
  const numbers = baselineNumbers(plan);
  const units = unitsOfMaterials(schedule.resources);
  const { planDataDate } = plan;
  const said = planDataDate === undefined ? [] : [[PLAN_DATA_DATE, planDataDateText(planDataDate)] as const];
  const objects: readonly XmlEntry[] = [
    ['NotebookTopic', topicEntries()],
    ['Calendar', calendarEntries(schedule)],
    ...units.map((unit, position): XmlEntry => ['UnitOfMeasure', unitEntries(unit, position)]),
    ...p6ResourcesOf(schedule).map((one) => resource(one, units)),
    ['Project', projectEntries(plan, numbers.length > 0)],
    ...numbers.map((number, position) => baseline(plan, number, position)),
  ];
  const text = writeXml('APIBusinessObjects', NAMESPACE, objects, said);
  return { bytes: new TextEncoder().encode(text), mime: 'application/xml', warnings: plan.warnings };
}

/** Those of work: a branch's alone would make an empty one. */
function baselineNumbers({ activities }: P6Export): readonly number[] {
  const used = new Set(activities.flatMap(({ task }) => task.baselines.map(({ number }) => number)));
  return [...used].sort((a, b) => a - b);
}

function calendarEntries({ workingDays, holidays }: ImportedSchedule): XmlEntry[] {
  const shift = (from: string, to: string): XmlEntry => [
    'WorkTime',
    [
      ['Start', `${from}:00:00`],
      ['Finish', `${to}:59:00`],
    ],
  ];
  return [
    ['HoursPerDay', HOURS_PER_DAY],
    ['HoursPerMonth', 172],
    ['HoursPerWeek', HOURS_PER_DAY * [...workingDays].filter((day) => day === '1').length],
    ['HoursPerYear', 2000],
    ['IsDefault', 1],
    ['Name', 'Plomada'],
    ['ObjectId', CALENDAR],
    ['Type', 'Global'],
    [
      'StandardWorkWeek',
      WEEK.map((name, day): XmlEntry => {
        const shifts = workingDays[day] === '1' ? [shift('08', '11'), shift('13', '16')] : NO_WORK;
        return ['StandardWorkHours', [['DayOfWeek', name], ...shifts]];
      }),
    ],
    ['HolidayOrExceptions', holidays.length > 0 ? holidays.map(holiday) : undefined],
  ];
}

function holiday(day: CivilDate): XmlEntry {
  return ['HolidayOrException', [['Date', `${day}T00:00:00`], ...NO_WORK]];
}

function unitEntries(unit: string, position: number): XmlEntry[] {
  return [
    ['Abbreviation', unit],
    ['Name', unit],
    ['ObjectId', position + 1],
    ['SequenceNumber', position],
  ];
}

function resource({ id, name, unit, person }: P6Resource, units: readonly string[]): XmlEntry {
  const isWork = unit === WORK_HOURS;
  return [
    'Resource',
    [
      ['CalendarObjectId', CALENDAR],
      ['EmailAddress', person?.email],
      ['Id', `R${id}`],
      ['IsActive', 1],
      ['Name', name],
      ['ObjectId', id],
      ['ResourceType', isWork ? 'Labor' : 'Material'],
      ['SequenceNumber', id],
      ['Title', person && RESPONSIBLE_MARK],
      ['UnitOfMeasureObjectId', isWork || unit === '' ? undefined : units.indexOf(unit) + 1],
    ],
  ];
}

function projectEntries(plan: P6Export, hasBaseline: boolean): XmlEntry[] {
  const { schedule, activities } = plan;
  const numbers = new Map(activities.map(({ task, id }) => [task.id, id]));
  return [
    ['ActivityDefaultCalendarObjectId', CALENDAR],
    ['CurrentBaselineProjectObjectId', hasBaseline ? FIRST_BASELINE : undefined],
    ['DataDate', `${plan.dataDate}T08:00:00`],
    ['Id', schedule.name.slice(0, 40)],
    ['Name', schedule.name],
    ['ObjectId', PROJECT],
    ['PlannedStartDate', `${schedule.startDate}T08:00:00`],
    ['RelationshipLagCalendar', 'Predecessor Activity Calendar'],
    ...wbsEntries(plan),
    ...branchNoteEntries(plan),
    ...activities.map((work): XmlEntry => ['Activity', activityEntries(work)]),
    ...assignmentEntries(plan),
    ...noteEntries(plan),
    ...plan.links.map(({ source, target, type, lag }, position): XmlEntry => [
      'Relationship',
      [
        ['Lag', lag * HOURS_PER_DAY],
        ['ObjectId', position + 1],
        ['PredecessorActivityObjectId', numbers.get(source)],
        ['PredecessorProjectObjectId', PROJECT],
        ['SuccessorActivityObjectId', numbers.get(target)],
        ['SuccessorProjectObjectId', PROJECT],
        ['Type', LINKS[type]],
      ],
    ]),
  ];
}

/** The branch for the project itself. */
const ROOT = 999_999_999;

function wbsEntries({ schedule, branches }: P6Export): XmlEntry[] {
  const root: XmlEntry[] = [
    ['Code', schedule.name.slice(0, 40)],
    ['Name', schedule.name],
    ['ObjectId', ROOT],
    ['ProjectObjectId', PROJECT],
    ['SequenceNumber', 0],
  ];
  return [
    ['WBS', root],
    ...branches.map(({ id, parentId, code, name, order }): XmlEntry => [
      'WBS',
      [
        ['Code', code],
        ['Name', name],
        ['ObjectId', id],
        ['ParentObjectId', parentId || ROOT],
        ['ProjectObjectId', PROJECT],
        ['SequenceNumber', order + 1],
      ],
    ]),
  ];
}

function activityEntries(work: P6Work): XmlEntry[] {
  const { task, constraint } = work;
  // What has not begun says nothing of how far it is: files of tens of thousands of activities stay below what readers take.
  const hasBegun = work.status !== 'notStarted';
  return [
    ['ActualDuration', hasBegun ? work.hours - work.remainingHours : undefined],
    ['ActualFinishDate', work.actualFinish ?? undefined],
    ['ActualStartDate', work.actualStart ?? undefined],
    ['AtCompletionDuration', work.hours],
    ['CalendarObjectId', CALENDAR],
    ['DurationType', 'Fixed Duration and Units/Time'],
    ['FinishDate', work.finish],
    ['Id', work.code],
    ['Name', task.text],
    ['ObjectId', work.id],
    ['PercentComplete', hasBegun ? Math.round(task.progress * 100) / 100 : undefined],
    ['PercentCompleteType', 'Physical'],
    ['PhysicalPercentComplete', Math.round(task.progress * 100) / 100],
    ['PlannedDuration', work.hours],
    ['PlannedFinishDate', work.finish],
    ['PlannedStartDate', work.start],
    ['PrimaryConstraintDate', constraint?.at ?? undefined],
    ['PrimaryConstraintType', constraint ? CONSTRAINTS[constraint.type] : undefined],
    ['ProjectObjectId', PROJECT],
    ['RemainingDuration', work.remainingHours],
    ['StartDate', work.start],
    ['Status', STATES[work.status]],
    ['Type', KINDS[work.kind]],
    ['WBSObjectId', work.branchId || ROOT],
  ];
}

/** P6 keeps every note under a topic. */
function topicEntries(): XmlEntry[] {
  return [
    ['AvailableForActivity', 1],
    ['AvailableForWBS', 1],
    ['Name', 'Notes'],
    ['ObjectId', TOPIC],
    ['SequenceNumber', 0],
  ];
}

/** Notes are HTML to P6. */
function noteEntries({ activities }: P6Export): XmlEntry[] {
  const noted = activities.filter(({ task }) => task.detail !== '');
  return noted.map(({ id, task }, position): XmlEntry => [
    'ActivityNote',
    [
      ['ActivityObjectId', id],
      ['Note', htmlOf(task.detail)],
      ['NotebookTopicObjectId', TOPIC],
      ['ObjectId', position + 1],
      ['ProjectObjectId', PROJECT],
    ],
  ]);
}

function branchNoteEntries({ branches }: P6Export): XmlEntry[] {
  const noted = branches.filter(({ notes }) => notes !== '');
  return noted.map(({ id, notes }, position): XmlEntry => [
    'ProjectNote',
    [
      ['Note', htmlOf(notes)],
      ['NotebookTopicObjectId', TOPIC],
      ['ObjectId', position + 1],
      ['ProjectObjectId', PROJECT],
      ['WBSObjectId', id],
    ],
  ]);
}

function assignmentEntries(plan: P6Export): XmlEntry[] {
  return p6AssignmentsOf(plan).map(({ workId, resourceId, amount }, position): XmlEntry => [
    'ResourceAssignment',
    [
      ['ActivityObjectId', workId],
      ['ObjectId', position + 1],
      ['PlannedUnits', amount],
      ['ProjectObjectId', PROJECT],
      ['ResourceObjectId', resourceId],
    ],
  ]);
}

/** A baseline is a copy of the project: its activities are the same by their codes. */
function baseline({ schedule, activities }: P6Export, number: number, position: number): XmlEntry {
  const id = FIRST_BASELINE + position;
  const rows = activities.flatMap(({ code, task }, at): XmlEntry[] => {
    const dates = task.baselines.find((one) => one.number === number);
    if (!dates) return [];
    const isPoint = dates.start === dates.end;
    // A point reads back as the boundary at which it stands: the end of the day before.
    const start = isPoint ? `${addDays(dates.start, -1)}T17:00:00` : `${dates.start}T08:00:00`;
    const finish = isPoint ? start : lastHour(dates.end);
    const fields: XmlEntry[] = [
      ['FinishDate', finish],
      ['Id', code],
      ['Name', task.text],
      ['ObjectId', id * 1_000_000 + at],
      ['PlannedFinishDate', finish],
      ['PlannedStartDate', start],
      ['ProjectObjectId', id],
      ['StartDate', start],
    ];
    return [['Activity', fields]];
  });
  return [
    'BaselineProject',
    [
      ['Id', `B${number}`],
      ['Name', `${schedule.name} ${number}`],
      ['ObjectId', id],
      ['OriginalProjectObjectId', PROJECT],
      ...rows,
    ],
  ];
}
