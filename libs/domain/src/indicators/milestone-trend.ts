import type { CivilDate } from '../calendar/civil-date';
import { derived } from '../plan/derived';
import type { MilestoneDay, Plan } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { closedTerms, termLastDay } from '../terms/open-term';
import { milestoneDay } from '../terms/occupied';
import { treeOf } from '../tree/tree';

/** The milestones of a plan in the order of the tree, each with the day it is read as. */
export const milestoneDays = (plan: Plan): readonly MilestoneDay[] =>
  treeOf(plan).leaves.flatMap((id) => {
    const task = plan.tasks.get(id)!;
    return task.kind === 'milestone' ? [{ id, day: milestoneDay(plan, task) }] : [];
  });

/** For when a milestone was planned at a close. */
export interface MilestonePoint {
  readonly termNumber: number;
  /** Last day of the term. */
  readonly date: CivilDate;
  readonly day: CivilDate;
}

/** A milestone that is in the plan, and how its day moved. */
export interface MilestoneTrend {
  readonly id: string;
  readonly text: string;
  readonly isDone: boolean;
  /** As planned now. */
  readonly day: CivilDate;
  /** By the default baseline; null where it does not know the milestone. */
  readonly baseline: CivilDate | null;
  /** At each close that kept it, from the first. */
  readonly points: readonly MilestonePoint[];
}

/**
 * Milestone trend analysis: for which day each milestone was planned at each close. A line that runs level keeps its day, one that rises
 * slips (Albert, I. and Högsdal, B. 1987, Trendanalyse). In the order of the tree.
 */
export const milestoneTrends = derived((plan: Plan): readonly MilestoneTrend[] => {
  const planned = plan.baselines.rows.find(({ isDefault }) => isDefault)?.tasks ?? [];
  const baseline = new Map(planned.map(({ taskId: id, start }) => [id, milestoneDay(plan, { id, start })]));
  const points = new Map<string, MilestonePoint[]>();
  for (const term of closedTerms(plan))
    for (const { id, day } of plan.closes.get(term.id)?.milestones ?? []) {
      const before = points.get(id) ?? [];
      before.push({ termNumber: term.number, date: termLastDay(term), day });
      points.set(id, before);
    }
  return milestoneDays(plan).map(({ id, day }) => {
    const { text, progress } = plan.tasks.get(id)!;
    const [known, moved] = [baseline.get(id) ?? null, points.get(id) ?? []];
    return { id, text, isDone: isDone(progress), day, baseline: known, points: moved };
  });
});
