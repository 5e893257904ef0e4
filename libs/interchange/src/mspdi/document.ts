import { ReadFailure, type ReadLimits, checkLimits, mostAssignments } from '../read-result';
import { Collector, type ElementSpec, type XmlElement, element } from '../xml/collector';
import { parseXml } from '../xml/parse-xml';
import { flag } from './fields';

const NAMESPACE = 'http://schemas.microsoft.com/project';

/** The wanted fields of a Project XML file, as they stand in it. */
export interface MspdiDocument {
  readonly project: Readonly<Record<string, string>>;
  readonly calendars: readonly XmlElement[];
  /** Without the blank rows that the tool writes as null tasks. */
  readonly tasks: readonly XmlElement[];
  readonly resources: readonly XmlElement[];
  readonly assignments: readonly XmlElement[];
  /** Assignments beyond those kept. */
  readonly assignmentsLeftOut: number;
}

/**
 * Reads the wanted part of a Project XML document.
 *
 * @throws ReadFailure as `parseXml`, IMPORT_FAILED_NOT_A_SCHEDULE for XML of something else, and
 * IMPORT_FAILED_DATA_EXCEEDED or _LINKS_EXCEEDED with the count over the limits.
 */
export function readDocument(bytes: Uint8Array, limits: ReadLimits): MspdiDocument {
  const rows = new Rows(limits);
  const collector = new Collector(projectSpec(rows), checkRoot);
  parseXml(bytes, collector);
  rows.checkLimits();
  const { fields, children } = collector.root;
  return {
    project: fields,
    calendars: children['Calendars']?.flatMap((list) => list.children['Calendar'] ?? []) ?? [],
    tasks: rows.tasks,
    resources: children['Resources']?.flatMap((list) => list.children['Resource'] ?? []) ?? [],
    assignments: rows.assignments,
    assignmentsLeftOut: rows.assignmentsLeftOut,
  };
}

/** Keeps rows up to the limits and goes on counting, so that the refusal can say how many there are. */
class Rows {
  readonly tasks: XmlElement[] = [];
  readonly assignments: XmlElement[] = [];
  assignmentsLeftOut = 0;
  private taskCount = 0;
  private linkCount = 0;

  constructor(private readonly limits: ReadLimits) {}

  takeTask(task: XmlElement): void {
    if (flag(task.fields['IsNull'])) return;
    this.taskCount += 1;
    this.linkCount += task.children['PredecessorLink']?.length ?? 0;
    // One more than the limit: the project's own row is not a task.
    if (this.taskCount <= this.limits.tasks + 1 && this.linkCount <= this.limits.links) this.tasks.push(task);
  }

  takeAssignment(assignment: XmlElement): void {
    if (this.assignments.length < mostAssignments(this.limits)) this.assignments.push(assignment);
    else this.assignmentsLeftOut += 1;
  }

  checkLimits(): void {
    const root = this.tasks[0] && isProjectRow(this.tasks) ? 1 : 0;
    checkLimits({ tasks: this.taskCount - root, links: this.linkCount }, this.limits);
  }
}

/** True when the first row stands for the project itself: the one row on outline level 0. */
export function isProjectRow(tasks: readonly XmlElement[]): boolean {
  const [first, ...others] = tasks;
  if (!first || outlineLevel(first) !== 0) return false;
  if (others.length === 0) return first.fields['UID']?.trim() === '0';
  return !others.some((task) => outlineLevel(task) === 0);
}

/** Depth in the outline, from its level or else from its number; 1 when the file says neither. */
export function outlineLevel(task: XmlElement): number {
  const { OutlineLevel: level, OutlineNumber: number } = task.fields;
  if (level && /^\d{1,5}$/.test(level.trim())) return Number(level);
  if (!number?.trim()) return 1;
  return number.trim() === '0' ? 0 : number.split('.').length;
}

function checkRoot(name: string, attributes: Readonly<Record<string, string>>): void {
  const namespaces = Object.entries(attributes).filter(([key]) => /^xmlns(:|$)/.test(key));
  const known = namespaces.length === 0 || namespaces.some(([, value]) => value.startsWith(NAMESPACE));
  if (name !== 'Project' || !known)
    throw new ReadFailure('IMPORT_FAILED_NOT_A_SCHEDULE', { root: name.slice(0, 60) });
}

function projectSpec(rows: Rows): ElementSpec {
  const timePeriod = element('FromDate ToDate');
  const workingTimes = element('', { WorkingTime: element('FromTime ToTime') });
  const weekDay = element('DayType DayWorking', { TimePeriod: timePeriod, WorkingTimes: workingTimes });
  const weekDays = element('', { WeekDay: weekDay });
  const calendar = element('UID Name BaseCalendarUID', {
    WeekDays: weekDays,
    Exceptions: element('', {
      Exception: element(
        'EnteredByOccurrences Occurrences Type Period DaysOfWeek MonthItem MonthPosition Month MonthDay DayWorking',
        { TimePeriod: timePeriod },
      ),
    }),
    WorkWeeks: element('', { WorkWeek: element('', { TimePeriod: timePeriod, WeekDays: weekDays }) }),
  });
  const task = element(
    'UID ID Name IsNull Active ExternalTask OutlineNumber OutlineLevel Start Finish Duration DurationFormat' +
      ' ManualStart ManualFinish ManualDuration Milestone Summary PercentComplete ConstraintType ConstraintDate' +
      ' CalendarUID Notes WBS ActualStart ActualFinish Deadline Manual IsSubproject SubprojectName Cost Estimated HyperlinkAddress LevelingDelay',
    {
      ExtendedAttribute: element(''),
      OutlineCode: element(''),
      PredecessorLink: element('PredecessorUID Type CrossProject CrossProjectName LinkLag LagFormat'),
      Baseline: element('Number Start Finish'),
    },
    (row) => rows.takeTask(row),
  );
  const assignment = element('TaskUID ResourceUID Units Work', {}, (row) => rows.takeAssignment(row));
  return element(
    'Name Title StartDate StatusDate ScheduleFromStart CalendarUID DurationFormat MinutesPerDay',
    {
      Calendars: element('', { Calendar: calendar }),
      Tasks: element('', { Task: task }),
      Resources: element('', {
        Resource: element(
          'UID Name IsNull CalendarUID Type MaterialLabel Code EmailAddress StandardRate OvertimeRate CostPerUse',
        ),
      }),
      Assignments: element('', { Assignment: assignment }),
    },
  );
}
