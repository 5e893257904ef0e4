import type { CivilDate } from '@plomada/domain';
import { PLAN_DATA_DATE, planDataDateOf } from '../p6/plan-data-date';
import { ReadFailure } from '../read-result';
import { Collector, type ElementSpec, type XmlElement, element } from '../xml/collector';
import { parseXml } from '../xml/parse-xml';

/** The wanted objects of a P6 XML file, wherever they stand in it: under their project or beside it. */
export interface PmxmlDocument {
  readonly projects: readonly XmlElement[];
  readonly calendars: readonly XmlElement[];
  readonly wbs: readonly XmlElement[];
  readonly activities: readonly XmlElement[];
  readonly notes: readonly XmlElement[];
  readonly branchNotes: readonly XmlElement[];
  readonly relationships: readonly XmlElement[];
  readonly resources: readonly XmlElement[];
  readonly units: readonly XmlElement[];
  readonly rates: readonly XmlElement[];
  readonly assignments: readonly XmlElement[];
  readonly topics: readonly XmlElement[];
  readonly expenses: readonly XmlElement[];
  readonly steps: readonly XmlElement[];
  /** Each with its own activities as children. */
  readonly baselineProjects: readonly XmlElement[];
  /** The data date of the plan that we wrote it of: see `planDataDateOf`. */
  readonly planDataDate: CivilDate | null | undefined;
}

/**
 * Reads the wanted part of a P6 XML document (PMXML).
 *
 * @throws ReadFailure as `parseXml`, and IMPORT_FAILED_NOT_A_SCHEDULE for XML of something else.
 */
export function readDocument(bytes: Uint8Array): PmxmlDocument {
  const found = {
    projects: [] as XmlElement[],
    calendars: [] as XmlElement[],
    wbs: [] as XmlElement[],
    activities: [] as XmlElement[],
    notes: [] as XmlElement[],
    branchNotes: [] as XmlElement[],
    relationships: [] as XmlElement[],
    resources: [] as XmlElement[],
    units: [] as XmlElement[],
    rates: [] as XmlElement[],
    assignments: [] as XmlElement[],
    topics: [] as XmlElement[],
    expenses: [] as XmlElement[],
    steps: [] as XmlElement[],
    baselineProjects: [] as XmlElement[],
  };
  let planDataDate: CivilDate | null | undefined;
  const listen = (target: string, text: string): void => {
    if (target === PLAN_DATA_DATE) planDataDate = planDataDateOf(text);
  };
  parseXml(bytes, new Collector(rootSpec(found), checkRoot, listen));
  return { ...found, planDataDate };
}

/** The id that a field holds; empty when there is none. */
export function idOf(text: string | undefined): string {
  return text?.trim() ?? '';
}

function checkRoot(name: string): void {
  if (name !== 'APIBusinessObjects')
    throw new ReadFailure('IMPORT_FAILED_NOT_A_SCHEDULE', { root: name.slice(0, 60) });
}

const ACTIVITY =
  'ObjectId Id Name ProjectObjectId WBSObjectId CalendarObjectId Type Status PercentComplete PercentCompleteType' +
  ' PhysicalPercentComplete DurationPercentComplete UnitsPercentComplete PlannedDuration RemainingDuration AtCompletionDuration StartDate FinishDate PlannedStartDate PlannedFinishDate ActualStartDate ActualFinishDate' +
  ' RemainingEarlyStartDate RemainingEarlyFinishDate ExpectedFinishDate SuspendDate ResumeDate ExternalEarlyStartDate ExternalLateFinishDate' +
  ' PrimaryConstraintType PrimaryConstraintDate SecondaryConstraintType SecondaryConstraintDate';

const NOTE = 'Note NotebookTopicName NotebookTopicObjectId';

function rootSpec(
  found: Readonly<Record<Exclude<keyof PmxmlDocument, 'planDataDate'>, XmlElement[]>>,
): ElementSpec {
  const into = (list: XmlElement[]) => (row: XmlElement) => void list.push(row);
  const workTime = element('Start Finish');
  const calendar = element(
    'ObjectId Name BaseCalendarObjectId HoursPerDay',
    {
      StandardWorkWeek: element('', { StandardWorkHours: element('DayOfWeek', { WorkTime: workTime }) }),
      HolidayOrExceptions: element('', { HolidayOrException: element('Date', { WorkTime: workTime }) }),
    },
    into(found.calendars),
  );
  // What stands in a project is its own though it does not say so: known when the project ends.
  const inProject: XmlElement[] = [];
  const endProject = (project: XmlElement): void => {
    const ProjectObjectId = idOf(project.fields['ObjectId']);
    for (const { fields, children } of inProject.splice(0))
      found.activities.push({ fields: { ProjectObjectId, ...fields }, children });
    found.projects.push(project);
  };
  const activity = (list: XmlElement[]): ElementSpec =>
    element(ACTIVITY, { Code: element(''), UDF: element('') }, into(list));
  const objects = {
    Calendar: calendar,
    WBS: element('ObjectId ParentObjectId ProjectObjectId Name Code SequenceNumber', {}, into(found.wbs)),
    ActivityNote: element(`ActivityObjectId ${NOTE}`, {}, into(found.notes)),
    ProjectNote: element(`WBSObjectId ${NOTE}`, {}, into(found.branchNotes)),
    ActivityExpense: element('ActivityObjectId PlannedCost', {}, into(found.expenses)),
    ActivityStep: element('ActivityObjectId', {}, into(found.steps)),
    Relationship: element(
      'PredecessorActivityObjectId PredecessorProjectObjectId SuccessorActivityObjectId Type Lag',
      {},
      into(found.relationships),
    ),
    ResourceAssignment: element(
      'ActivityObjectId ResourceObjectId PlannedUnits PlannedCost',
      {},
      into(found.assignments),
    ),
  };
  const project =
    'ObjectId Id Name PlannedStartDate DataDate MustFinishByDate WBSObjectId ActivityDefaultCalendarObjectId';
  return element('', {
    ...objects,
    Activity: activity(found.activities),
    NotebookTopic: element('ObjectId Name', {}, into(found.topics)),
    Resource: element(
      'ObjectId Id Name CalendarObjectId ResourceType UnitOfMeasureObjectId UnitOfMeasureAbbreviation Title EmailAddress',
      {},
      into(found.resources),
    ),
    UnitOfMeasure: element('ObjectId Abbreviation Name', {}, into(found.units)),
    ResourceRate: element('ResourceObjectId PricePerUnit', {}, into(found.rates)),
    Project: element(
      `@external ${project} RelationshipLagCalendar CurrentBaselineProjectObjectId`,
      {
        ...objects,
        Activity: activity(inProject),
        ScheduleOptions: element('RelationshipLagCalendar'),
      },
      endProject,
    ),
    BaselineProject: element(
      `${project} OriginalProjectObjectId`,
      { Activity: element('Id PlannedStartDate PlannedFinishDate StartDate FinishDate') },
      into(found.baselineProjects),
    ),
  });
}
