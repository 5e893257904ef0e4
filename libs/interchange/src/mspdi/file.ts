import { type ConstraintType, type LinkType, WORK_HOURS, civilDate } from '@plomada/domain';
import type {
  FileAssignment,
  FileBaseline,
  FileConstraint,
  FileDuration,
  FileLink,
  FileResource,
  FileRow,
  FileSchedule,
  FileWarning,
} from '../schedule-file/file-schedule';
import { instantOf } from '../schedule-file/instant';
import { firstInstant, unreadableDates } from '../schedule-file/unreadable';
import { personOf } from '../schedule-file/responsibles';
import { LeftOut } from '../schedule-file/left-out';
import type { XmlElement } from '../xml/collector';
import { calendarSource } from './calendar';
import { type MspdiDocument, isProjectRow, outlineLevel } from './document';
import { durationFormat } from './duration-format';
import { numeric, wholeNumber } from '../schedule-file/numbers';
import { flag, minutesOf } from './fields';

const MINUTES_PER_DAY = 480;
const MINUTES_PER_HOUR = 60;
const MINUTES_ROUND_THE_CLOCK = 24 * 60;
/** LinkLag counts tenths of a minute. */
const TENTHS_PER_MINUTE = 10;
const IN_DAYS = 7;
/** Project XML's ConstraintType, 0 to 7. */
const CONSTRAINTS: readonly ConstraintType[] = ['asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'];
/** Project XML numbers FF, FS, SF, SS from 0; the plan FS, SS, FF, SF. */
const LINK_TYPES: readonly LinkType[] = ['2', '0', '3', '1'];
const FINISH_TO_START = 1;
/** The resource of assignments to nobody. */
const UNASSIGNED = '-65535';

type Fields = Readonly<Record<string, string>>;

/** A Project XML document in the terms that all formats share. */
export function fileScheduleOf(document: MspdiDocument): FileSchedule {
  const { project, tasks } = document;
  const root = isProjectRow(tasks) ? tasks[0]! : null;
  const minutesPerDay = lengthOfDay(project);
  return {
    name: root?.fields['Name'],
    start: instantOf(project['StartDate']),
    dataDate: instantOf(project['StatusDate']),
    isScheduledFromFinish: !flag(project['ScheduleFromStart'], true),
    unit: durationFormat(wholeNumber(project['DurationFormat'], 0))?.unit ?? null,
    calendarId: project['CalendarUID']?.trim(),
    calendars: document.calendars.map(calendarSource),
    minutesPerDay,
    warnings: [
      ...unreadableDates(project['StartDate'], project['StatusDate']),
      ...leftOutOf(tasks),
      ...ratesOf(document.resources),
    ],
    rows: (root ? tasks.slice(1) : tasks).map((task) => rowOf(task, minutesPerDay)),
    projectIds: root?.fields['UID'] ? [root.fields['UID'].trim()] : [],
    resources: document.resources.flatMap(resourceOf),
    assignments: assignmentsOf(document),
    assignmentsLeftOut: document.assignmentsLeftOut,
  };
}

/** A summary's cost is that of its tasks. */
function leftOutOf(tasks: readonly XmlElement[]): readonly FileWarning[] {
  const left = new LeftOut();
  for (const { fields, children } of tasks) {
    const id = fields['UID'] ?? '';
    if (!flag(fields['Summary']) && numeric(fields['Cost'], 0) !== 0) left.add('COSTS_LEFT_OUT', id);
    if (children['ExtendedAttribute']) left.add('CUSTOM_FIELDS_LEFT_OUT', id);
    if (children['OutlineCode']) left.add('ACTIVITY_CODES_LEFT_OUT', id);
    if (fields['HyperlinkAddress']) left.add('HYPERLINKS_LEFT_OUT', id);
    if (!flag(fields['Summary']) && flag(fields['Estimated'])) left.add('DURATIONS_ESTIMATED', id);
  }
  return left.warnings();
}

function ratesOf(resources: readonly XmlElement[]): readonly FileWarning[] {
  const left = new LeftOut();
  for (const { fields } of resources) {
    const rates = [fields['StandardRate'], fields['OvertimeRate'], fields['CostPerUse']];
    if (rates.some((rate) => numeric(rate, 0) !== 0)) left.add('RATES_LEFT_OUT', fields['UID'] ?? '');
  }
  return left.warnings();
}

/** Working minutes of one day: what a file's hours are divided by. */
function lengthOfDay(project: Fields): number {
  const minutes = numeric(project['MinutesPerDay'], MINUTES_PER_DAY);
  return minutes > 0 && minutes <= 24 * 60 ? minutes : MINUTES_PER_DAY;
}

function rowOf(task: XmlElement, minutesPerDay: number): FileRow {
  const { fields, children } = task;
  return {
    id: fields['UID']?.trim() ?? '',
    level: outlineLevel(task),
    name: fields['Name'],
    notes: fields['Notes'],
    wbs: fields['WBS'],
    isExternal: flag(fields['ExternalTask']),
    isActive: flag(fields['Active'], true),
    isManual: flag(fields['Manual']),
    staysPut: flag(fields['Manual']),
    isBranch: false,
    isMilestone: flag(fields['Milestone']),
    start: firstInstant(fields['Start'], fields['ManualStart']),
    finish: firstInstant(fields['Finish'], fields['ManualFinish']),
    duration: durationOf(fields, minutesPerDay),
    unit: durationFormat(wholeNumber(fields['DurationFormat'], 0))?.unit,
    percent: numeric(fields['PercentComplete'], 0),
    constraint: constraintOf(fields),
    calendarId: fields['CalendarUID']?.trim(),
    actualStart: instantOf(fields['ActualStart']),
    actualFinish: instantOf(fields['ActualFinish']),
    baselines: (children['Baseline'] ?? []).map(baselineOf),
    predecessors: (children['PredecessorLink'] ?? []).map((link) =>
      linkOf(link, minutesPerDay, fields['CalendarUID']?.trim()),
    ),
    warnings: warningsOf(fields),
  };
}

/** The fields of a task that hold dates. */
const DATES = [
  'Start',
  'Finish',
  'ManualStart',
  'ManualFinish',
  'ActualStart',
  'ActualFinish',
  'ConstraintDate',
  'Deadline',
];

/** What a task of the plan has no place for. */
function warningsOf(fields: Fields): readonly FileWarning[] {
  const warnings: FileWarning[] = [...unreadableDates(...DATES.map((name) => fields[name]))];
  if (flag(fields['Manual']) && !flag(fields['Summary'])) warnings.push({ code: 'TASK_MANUAL' });
  const deadline = instantOf(fields['Deadline']);
  if (deadline) warnings.push({ code: 'DEADLINE_LEFT_OUT', params: { before: civilDate(deadline.day) } });
  const delay = numeric(fields['LevelingDelay'], 0) / TENTHS_PER_MINUTE / MINUTES_ROUND_THE_CLOCK;
  if (delay > 0)
    warnings.push({
      code: 'LEVELING_DELAY_LEFT_OUT',
      params: { before: Math.round(delay * 100) / 100, after: 0 },
    });
  if (flag(fields['IsSubproject']))
    warnings.push({
      code: 'SUBPROJECT_LEFT_OUT',
      params: { before: (fields['SubprojectName'] ?? '').trim().slice(0, 200) },
    });
  return warnings;
}

function durationOf(fields: Fields, minutesPerDay: number): FileDuration | null {
  const minutes = minutesOf(fields['Duration'] ?? fields['ManualDuration']);
  if (minutes === null) return null;
  const isElapsed = durationFormat(wholeNumber(fields['DurationFormat'], IN_DAYS))?.elapsed ?? false;
  const dayMinutes = isElapsed ? MINUTES_ROUND_THE_CLOCK : minutesPerDay;
  return { days: minutes / dayMinutes, isElapsed, dayMinutes };
}

function constraintOf(fields: Fields): FileConstraint {
  const code = wholeNumber(fields['ConstraintType'], 0);
  return { type: CONSTRAINTS[code] ?? { unknown: code }, at: instantOf(fields['ConstraintDate']) };
}

function baselineOf({ fields }: XmlElement): FileBaseline {
  return {
    number: wholeNumber(fields['Number'], -1),
    start: instantOf(fields['Start']),
    finish: instantOf(fields['Finish']),
  };
}

/** A lag is counted in the working days of the task that it holds. */
function linkOf({ fields }: XmlElement, minutesPerDay: number, calendarId: string | undefined): FileLink {
  const code = wholeNumber(fields['Type'], FINISH_TO_START);
  const isExternal = flag(fields['CrossProject']);
  return {
    source: (isExternal && fields['CrossProjectName']?.trim()) || (fields['PredecessorUID']?.trim() ?? ''),
    type: LINK_TYPES[code] ?? { unknown: code },
    isExternal,
    lag: { ...lagOf(fields, minutesPerDay), calendarId },
  };
}

function lagOf(fields: Fields, minutesPerDay: number): FileLink['lag'] {
  const lag = numeric(fields['LinkLag'], 0);
  const format = durationFormat(wholeNumber(fields['LagFormat'], IN_DAYS));
  if (format?.unit === 'percent') return { percent: lag };
  const isElapsed = format?.elapsed ?? false;
  return {
    days: lag / TENTHS_PER_MINUTE / (isElapsed ? MINUTES_ROUND_THE_CLOCK : minutesPerDay),
    isElapsed,
  };
}

function resourceOf({ fields }: XmlElement): FileResource[] {
  const id = fields['UID']?.trim() ?? '';
  // The nameless resource 0 that every file carries stands for "nobody".
  const isNobody = flag(fields['IsNull']) || (!fields['Name']?.trim() && id === '0');
  if (isNobody) return [];
  const isWork = kindOf(fields) === WORK;
  const unit = isWork ? WORK_HOURS : fields['MaterialLabel'];
  const person = personOf(fields['Code'], fields['EmailAddress']);
  return [{ id, name: fields['Name'], calendarId: fields['CalendarUID']?.trim(), unit, ...person }];
}

/** Project XML's Resource/Type. */
const MATERIAL = 0;
const WORK = 1;
const COST = 2;

function kindOf(fields: Fields): number {
  return wholeNumber(fields['Type'], WORK);
}

/**
 * Hours of work, or units of a material. Assignments to nobody carry a negative number for their resource; those of cost
 * resources are money, which is left out with the task's.
 */
function assignmentsOf({ assignments, resources, tasks }: MspdiDocument): FileAssignment[] {
  const kinds = new Map(resources.map(({ fields }) => [fields['UID']?.trim() ?? '', kindOf(fields)]));
  const durations = new Map(tasks.map(({ fields }) => [fields['UID']?.trim(), fields['Duration']]));
  return assignments.flatMap(({ fields }): FileAssignment[] => {
    const resourceId = fields['ResourceUID']?.trim() ?? UNASSIGNED;
    const taskId = fields['TaskUID']?.trim() ?? '';
    const kind = kinds.get(resourceId) ?? WORK;
    if (resourceId.startsWith('-') || kind === COST) return [];
    const units = numeric(fields['Units'], 1);
    if (kind === MATERIAL) return [{ taskId, resourceId, amount: units }];
    // Files of other tools may say only how many work at a time.
    const minutes =
      minutesOf(fields['Work']) ?? units * (minutesOf(durations.get(taskId)) ?? MINUTES_PER_DAY);
    return [{ taskId, resourceId, amount: minutes / MINUTES_PER_HOUR }];
  });
}
