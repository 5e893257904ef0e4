import { civilDate, dayNumber } from '@plomada/domain';
import { type ReadLimits, checkLimits } from '../read-result';
import type {
  FileConstraint,
  FileDuration,
  FileLag,
  FileLink,
  FileRow,
  FileSchedule,
  FileWarning,
} from '../schedule-file/file-schedule';
import type { Instant } from '../schedule-file/instant';
import { MAX_PROJECT_NAME, oneLine } from '../schedule-file/names';
import type { P6Activity, P6File, P6Project, P6Relationship, P6Wbs } from './p6-file';
import { treeOfP6 } from './tree';

const HOURS_PER_DAY = 8;
const HOURS_ROUND_THE_CLOCK = 24;

/**
 * A P6 export in the terms that all formats share. Hours become days by the length of the day of the calendar that counts
 * them: the activity's for its duration, for a lag the one that the project chose, which is the predecessor's by default.
 *
 * @throws ReadFailure IMPORT_FAILED_DATA_EXCEEDED or _LINKS_EXCEEDED with the count over the limits.
 */
export function scheduleOfP6(file: P6File, limits: ReadLimits): FileSchedule {
  const { root, nodes } = treeOfP6(file);
  checkLimits({ tasks: nodes.length, links: file.relationships.length }, limits);
  const days = new DayLengths(file);
  const predecessors = linksByTarget(file, days);
  const activities = new Set(file.activities.map(({ id }) => id));
  const ofResources = calendarsOfResources(file);
  const left = new Set(file.projects.filter(({ isExported }) => !isExported).map(({ id }) => id));
  const projects = file.projects.filter(({ isExported }) => isExported);
  const calendarId = commonCalendar(file, left, projects[0]);
  return {
    // Several projects have no name of their own together: the file's stands in.
    name: root?.name ?? (projects.length === 1 ? projects[0]!.name : undefined),
    start: earliest(projects.map(({ start }) => start)) ?? file.exportedOn,
    dataDate: dataDateOf(file, projects),
    isScheduledFromFinish: false,
    unit: null,
    calendarId,
    calendars: file.calendars,
    minutesPerDay: days.of(calendarId) * 60,
    rows: nodes.map((node) =>
      'wbs' in node
        ? branchRow(node.wbs, node.level)
        : activityRow(node.activity, node.level, {
            days,
            predecessors: predecessors.get(node.activity.id) ?? [],
            isExternal: left.has(node.activity.projectId),
            ofResource: ofResources.get(node.activity.id),
          }),
    ),
    linksToNobody: file.relationships
      .filter(({ successorId }) => !activities.has(successorId))
      .map(({ predecessorId, successorId }) => ({ source: predecessorId, target: successorId })),
    projectIds: root ? [branchId(root)] : [],
    resources: file.resources,
    assignments: file.assignments.map(({ activityId, resourceId, units }) => ({
      taskId: activityId,
      resourceId,
      amount: units,
    })),
    assignmentsLeftOut: file.assignmentsLeftOut,
    warnings: [
      ...projects.flatMap((project) => [...finishWarnings(project), ...project.warnings]),
      ...file.warnings,
    ],
  };
}

/** A plan has no day by which all of it must be done. */
function finishWarnings({ name, mustFinishBy }: P6Project): readonly FileWarning[] {
  if (!mustFinishBy) return [];
  const params = { project: oneLine(name).slice(0, MAX_PROJECT_NAME), before: civilDate(mustFinishBy.day) };
  return [{ code: 'PROJECT_FINISH_LEFT_OUT', params }];
}

/** P6's, unless the file says that the plan's is another. */
function dataDateOf({ planDataDate }: P6File, projects: readonly P6Project[]): Instant | null {
  if (planDataDate === undefined) return earliest(projects.map(({ dataDate }) => dataDate));
  return planDataDate === null ? null : { day: dayNumber(planDataDate), minute: 0 };
}

function earliest(moments: readonly (Instant | null)[]): Instant | null {
  return moments.reduce((first, at) => (!first || (at && at.day < first.day) ? at : first), null);
}

/** Branches and activities are numbered apart. */
function branchId({ id }: P6Wbs): string {
  return `w${id}`;
}

function branchRow(wbs: P6Wbs, level: number): FileRow {
  return {
    id: branchId(wbs),
    level,
    name: wbs.name,
    notes: wbs.notes,
    wbs: wbs.code,
    isExternal: false,
    isActive: true,
    isBranch: true,
    isMilestone: false,
    start: null,
    finish: null,
    duration: null,
    unit: undefined,
    percent: 0,
    constraint: { type: 'asap', at: null },
    calendarId: undefined,
    actualStart: null,
    actualFinish: null,
    baselines: [],
    predecessors: [],
  };
}

interface ActivityContext {
  readonly days: DayLengths;
  readonly predecessors: readonly FileLink[];
  readonly isExternal: boolean;
  /** The calendar of its first resource that has one. */
  readonly ofResource: string | undefined;
}

function activityRow(activity: P6Activity, level: number, context: ActivityContext): FileRow {
  const { type, start, finish } = activity;
  const isMilestone = type === 'startMilestone' || type === 'finishMilestone';
  const at = type === 'startMilestone' ? (start ?? finish) : (finish ?? start);
  return {
    id: activity.id,
    level,
    name: activity.name,
    notes: activity.notes,
    wbs: activity.code,
    isExternal: context.isExternal,
    isActive: true,
    isSummaryBar: type === 'wbsSummary',
    isBranch: false,
    isMilestone,
    start: isMilestone ? at : start,
    finish: isMilestone ? at : finish,
    duration: durationOf(activity, context.days),
    unit: undefined,
    percent: isMilestone && activity.status === 'completed' ? 100 : activity.percent,
    constraint: activity.constraints[0] ?? { type: 'asap', at: null },
    calendarId: (type === 'resourceDependent' && context.ofResource) || activity.calendarId,
    actualStart: activity.actualStart,
    actualFinish: activity.actualFinish,
    baselines: activity.baselines,
    predecessors: context.predecessors,
    warnings: warningsOf(activity),
  };
}

/** What has begun lasts as long as its dates say: P6 counts the rest from the data date. */
function durationOf(activity: P6Activity, days: DayLengths): FileDuration | null {
  const { status, start, finish, calendarId, hoursAtCompletion } = activity;
  const followsDates = status !== 'notStarted' && start !== null && finish !== null;
  const hours = followsDates ? hoursAtCompletion : activity.hours;
  return hours === null ? null : { days: hours / days.of(calendarId), isElapsed: false, followsDates };
}

function warningsOf({ type, constraints, ...activity }: P6Activity): readonly FileWarning[] {
  const warnings = [...activity.warnings];
  if (type === 'levelOfEffort') warnings.push({ code: 'LEVEL_OF_EFFORT_AS_TASK' });
  if (typeof type !== 'string')
    warnings.push({ code: 'TASK_TYPE_UNKNOWN', params: { before: type.unknown.slice(0, 40) } });
  const second = constraints[1];
  if (second)
    warnings.push({ code: 'SECOND_CONSTRAINT_LEFT_OUT', params: { before: constraintShown(second) } });
  return warnings;
}

function constraintShown({ type, at }: FileConstraint): string {
  const name = typeof type === 'string' ? type.toUpperCase() : String(type.unknown).slice(0, 40);
  return at ? `${name} ${civilDate(at.day)}` : name;
}

/** Working hours of a day by calendar. */
class DayLengths {
  private readonly byId: ReadonlyMap<string, number>;

  constructor({ calendars }: P6File) {
    this.byId = new Map(calendars.map(({ id, hoursPerDay }) => [id, hoursPerDay]));
  }

  of(calendarId: string | undefined): number {
    const hours = this.byId.get(calendarId ?? '') ?? HOURS_PER_DAY;
    return hours > 0 && hours <= HOURS_ROUND_THE_CLOCK ? hours : HOURS_PER_DAY;
  }
}

function linksByTarget(file: P6File, days: DayLengths): ReadonlyMap<string, FileLink[]> {
  const activities = new Map(file.activities.map((activity) => [activity.id, activity]));
  const projects = new Map(file.projects.map((project) => [project.id, project]));
  const links = new Map<string, FileLink[]>();
  for (const relationship of file.relationships) {
    const { predecessorId, predecessorProjectId, successorId, type } = relationship;
    const source = activities.get(predecessorId);
    const target = activities.get(successorId);
    if (!target) continue;
    const link: FileLink = {
      source: predecessorId,
      type,
      isExternal: !source && predecessorProjectId !== '' && predecessorProjectId !== target.projectId,
      lag: lagOf(relationship, source, target, projects.get(target.projectId), days),
    };
    const ofTarget = links.get(successorId);
    if (ofTarget) ofTarget.push(link);
    else links.set(successorId, [link]);
  }
  return links;
}

function lagOf(
  { lagHours }: P6Relationship,
  source: P6Activity | undefined,
  target: P6Activity,
  project: P6Project | undefined,
  days: DayLengths,
): FileLag {
  const calendar = project?.lagCalendar ?? 'predecessor';
  if (calendar === 'elapsed') return { days: lagHours / HOURS_ROUND_THE_CLOCK, isElapsed: true };
  const of = { predecessor: source?.calendarId, successor: target.calendarId, project: project?.calendarId };
  const calendarId = of[calendar];
  return { days: lagHours / days.of(calendarId), isElapsed: false, calendarId };
}

/** Of each activity, the calendar of the first of its resources that has one. */
function calendarsOfResources({ resources, assignments }: P6File): ReadonlyMap<string, string> {
  const ofResource = new Map(resources.map(({ id, calendarId }) => [id, calendarId]));
  const found = new Map<string, string>();
  for (const { activityId, resourceId } of assignments) {
    const calendarId = ofResource.get(resourceId);
    if (calendarId && !found.has(activityId)) found.set(activityId, calendarId);
  }
  return found;
}

/** A plan has one calendar: the one that most activities have, which need not be the project's default one. */
function commonCalendar(
  { activities, projects }: P6File,
  left: ReadonlySet<string>,
  project: P6Project | undefined,
): string | undefined {
  const ofProjects = new Map(projects.map(({ id, calendarId }) => [id, calendarId]));
  const counts = new Map<string, number>();
  for (const { calendarId: own, projectId } of activities) {
    const id = own ?? ofProjects.get(projectId) ?? project?.calendarId;
    if (id && !left.has(projectId)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [most] = [...counts].sort(
    ([a, ofA], [b, ofB]) =>
      ofB - ofA || Number(b === project?.calendarId) - Number(a === project?.calendarId),
  );
  return most?.[0] ?? project?.calendarId;
}
