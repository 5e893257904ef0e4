import { type CivilDate, civilDate } from '../calendar/civil-date';
import type { Link, Plan } from '../plan/plan';
import type { Tree } from '../tree/tree';
import { treeOf } from '../tree/tree';
import { analyse } from './engine/analyse';
import type { Analysis } from './engine/analysis';
import { type BrokenLink, brokenLinksOf } from './broken-links';
import { type ScheduleSource, dependsOnTheSame, readingOf } from './engine/reading';
import { analyseStanding } from './engine/standing';
import {
  type ConflictReason,
  type TaskSchedule,
  conflictAt,
  isCriticalAt,
  scheduleOfLeaves,
} from './task-schedule';

/** A task that cannot stand where everything asks it to. */
export interface Conflict {
  readonly taskId: string;
  readonly reason: ConflictReason;
}

/** The schedule of one state of a plan. Answers are made when asked for: a screen shows dozens of thousands of rows. */
export class Schedule {
  private readonly answers = new Map<string, TaskSchedule>();
  private conflictList: readonly Conflict[] | undefined;
  private brokenList: readonly BrokenLink[] | undefined;

  /** Use `scheduleOf`. */
  constructor(
    private readonly plan: ScheduleSource,
    private readonly tree: Tree,
    /** The same by row position, for the engine's own use. */
    readonly analysis: Analysis,
  ) {}

  /** The exclusive end of the whole plan as calculated; the project's start when there is no work. */
  get projectEnd(): CivilDate {
    const { bounds, end } = this.analysis;
    return end === bounds.projectStart ? this.plan.settings.startDate : civilDate(bounds.calendar.endAt(end));
  }

  /** Tasks that cannot stand where everything asks them to, in tree order. */
  get conflicts(): readonly Conflict[] {
    this.conflictList ??= this.tree.leaves.flatMap((taskId) => {
      const reason = conflictAt(this.analysis, this.plan.tasks.positionOf(taskId)!);
      return reason ? [{ taskId, reason }] : [];
    });
    return this.conflictList;
  }

  /** Links that the plan's present dates do not keep, whatever the calculation says. */
  get brokenLinks(): readonly BrokenLink[] {
    this.brokenList ??= brokenLinksOf(this.plan);
    return this.brokenList;
  }

  /** Groups of links that form loops; they are left out of the calculation. */
  get loops(): readonly (readonly Link[])[] {
    return this.analysis.graph.loops;
  }

  /** Links that bind nothing: an unknown or own end, or a summary and its own descendant. */
  get unusableLinks(): readonly Link[] {
    return this.analysis.graph.unusable;
  }

  /** What the calculation says of a task, or of a summary by its leaves; undefined for an unknown id. */
  of(id: string): TaskSchedule | undefined {
    const known = this.answers.get(id);
    if (known) return known;
    const row = this.plan.tasks.positionOf(id);
    if (row === undefined) return undefined;
    const answer = scheduleOfLeaves(this.analysis, this.leavesOf(row));
    this.answers.set(id, answer);
    return answer;
  }

  /** Whether the task, or any leaf of the summary, is on the critical path; false for an unknown id. */
  isCritical(id: string): boolean {
    const row = this.plan.tasks.positionOf(id);
    return row !== undefined && this.leavesOf(row).some((leaf) => isCriticalAt(this.analysis, leaf));
  }

  private leavesOf(row: number): readonly number[] {
    const { order, place, last, children } = this.tree.structure;
    if (!children[row]) return [row];
    return Array.from(order.subarray(place[row]!, last[row]!)).filter((one) => !children[one]);
  }
}

interface Known {
  readonly source: ScheduleSource;
  readonly schedule: Schedule;
}

/** Remembers the schedule of each state of a plan. */
function remembered(analysisOf: (source: ScheduleSource) => Analysis): (plan: ScheduleSource) => Schedule {
  const schedules = new WeakMap<Plan['tasks'], Known>();
  return (plan) => {
    const known = schedules.get(plan.tasks);
    if (known && dependsOnTheSame(known.source, plan)) return known.schedule;
    const { settings, tasks, links, restrictions } = plan;
    const source = { settings, tasks, links, restrictions };
    const schedule = new Schedule(source, treeOf(plan), analysisOf(source));
    schedules.set(tasks, { source, schedule });
    return schedule;
  };
}

/** The schedule of a plan by its logic alone; the same object as long as settings, tasks, links and restrictions are the same. */
export const scheduleOf = remembered(analyse);

const standingSchedule = remembered((source) => analyseStanding(readingOf(source)));

/**
 * The schedule by which a plan's floats and its critical path are told: of the dates that it shows. Each task is where it was put, also
 * one without predecessors in strict scheduling; counted from the end, they are the calculation's own.
 */
export const shownScheduleOf = (plan: ScheduleSource): Schedule =>
  plan.settings.scheduleFromEnd ? scheduleOf(plan) : standingSchedule(plan);
