import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { defaultBaseline } from '../progress/shares';
import { milestoneDay } from '../terms/occupied';
import { treeOf } from '../tree/tree';
import { DataDays, dataDateOf } from './data-days';
import { chanceOf, type Forecast, type ForecastRecord, recordCount } from './forecast';
import { type ForecastPlan, openWithoutLinks } from './forecast-plan';
import { quantilesOf, type Quantiles } from './quantile';

/** The last worked day by which so many percent of the runs had ended. */
export interface ForecastDates {
  readonly p10: CivilDate;
  readonly p50: CivilDate;
  readonly p80: CivilDate;
  readonly p90: CivilDate;
}

/** A day that was planned, and the share of the runs (0..1) that keep it. */
export interface ForecastChance {
  readonly day: CivilDate;
  readonly chance: number;
}

/** When a milestone, or all of a summary, ends. */
export interface ForecastPoint extends ForecastDates {
  readonly taskId: string;
  readonly kind: 'milestone' | 'summary';
  /** Its last worked day in the plan as it stands. */
  readonly planned: CivilDate;
  /** Null where the default baseline does not have it. */
  readonly baseline: ForecastChance | null;
  /** Of what must not end later than a day; null of everything else. */
  readonly deadline: ForecastChance | null;
}

/** How many observations stand behind a forecast. */
export interface ForecastGrounds {
  /** Tasks whose ratio of days taken to days planned is known, and the terms in which they began. */
  readonly tasks: number;
  readonly terms: number;
  readonly waits: number;
  readonly lateness: number;
  /** Whether the firm's other projects helped, as this one has few tasks of its own. */
  readonly usesFirm: boolean;
  /** Ids of open tasks that wait for no other: their dates say little. */
  readonly openWithoutLinks: readonly string[];
}

/** The forecast of a plan, as screens and reports show it. Days are last worked days. */
export interface ForecastReport {
  readonly dataDate: CivilDate;
  readonly runs: number;
  readonly grounds: ForecastGrounds;
  readonly end: ForecastDates & { readonly planned: CivilDate; readonly baseline: ForecastChance | null };
  /** Each day on which runs end, with the share of all (0..1) that have ended by then. */
  readonly curve: readonly { readonly day: CivilDate; readonly share: number }[];
  readonly points: readonly ForecastPoint[];
  /** Tasks that decide the end in some run, the most critical first. */
  readonly critical: readonly {
    readonly taskId: string;
    readonly criticality: number;
    readonly p50: CivilDate;
    readonly p80: CivilDate;
  }[];
  /** Open restrictions with the working days of P80 that releasing each today buys, the dearest first. */
  readonly restrictions: readonly {
    readonly restrictionId: string;
    readonly share: number;
    readonly daysAtP80: number;
  }[];
  readonly allRestrictionsDaysAtP80: number;
}

/** What is told of a forecast whose runs are done. */
export function forecastReport(
  plan: Plan,
  drawnUpon: ForecastPlan,
  record: ForecastRecord,
  forecast: Forecast,
): ForecastReport {
  const dataDate = dataDateOf(plan);
  const days = new DataDays(plan.settings, dataDate);
  const targets = new Targets(plan, days);
  const leaves = leafRows(plan);
  const whole = treeOf(plan).roots.flatMap((id) => leaves(id));
  return {
    dataDate,
    runs: forecast.runsDone,
    grounds: groundsOf(drawnUpon, record, forecast),
    end: {
      ...datesOf(quantilesOf(forecast.projectEnds), days),
      planned: targets.planned(whole),
      baseline: targets.baseline(whole, forecast.projectEnds),
    },
    curve: curveOf(forecast.projectEnds, days),
    points: pointsOf(plan, forecast, days, targets),
    critical: forecast
      .tasks()
      .filter(({ criticality }) => criticality > 0)
      .sort((a, b) => b.criticality - a.criticality)
      .map(({ id, criticality, p50, p80 }) => ({
        taskId: id,
        criticality,
        p50: days.lastWorkedDay(p50),
        p80: days.lastWorkedDay(p80),
      })),
    restrictions: forecast
      .restrictionCosts()
      .map(({ id, ...cost }) => ({ restrictionId: id, ...cost }))
      .sort((a, b) => b.daysAtP80 - a.daysAtP80 || b.share - a.share),
    allRestrictionsDaysAtP80: forecast.allRestrictionsDaysAtP80(),
  };
}

function groundsOf(plan: ForecastPlan, record: ForecastRecord, { pace }: Forecast): ForecastGrounds {
  return {
    ...recordCount(record),
    waits: record.waits.length,
    lateness: record.lateness.length,
    usesFirm: pace.usesFirm,
    openWithoutLinks: openWithoutLinks(plan),
  };
}

const datesOf = ({ p10, p50, p80, p90 }: Quantiles, days: DataDays): ForecastDates => ({
  p10: days.lastWorkedDay(p10),
  p50: days.lastWorkedDay(p50),
  p80: days.lastWorkedDay(p80),
  p90: days.lastWorkedDay(p90),
});

function curveOf(ends: Int32Array, days: DataDays): ForecastReport['curve'] {
  const counts = new Map<number, number>();
  for (const end of ends.slice().sort()) counts.set(end, (counts.get(end) ?? 0) + 1);
  let ended = 0;
  return [...counts].map(([end, count]) => {
    ended += count;
    return { day: days.lastWorkedDay(end), share: ended / ends.length };
  });
}

/** Milestones and summaries that are still to come, in the order of the tree. */
function pointsOf(
  plan: Plan,
  forecast: Forecast,
  days: DataDays,
  targets: Targets,
): readonly ForecastPoint[] {
  const tree = treeOf(plan);
  const leaves = leafRows(plan);
  return tree.inOrder.flatMap((taskId): ForecastPoint[] => {
    const kind = tree.kindOf(taskId);
    const rows = leaves(taskId);
    if (kind === 'task' || !rows.some((row) => plan.tasks.rows[row]!.progress < 1)) return [];
    const own = ownDay(plan, taskId, kind);
    const ends = forecast.endsOf(rows).map((end) => end + own);
    return [
      {
        taskId,
        kind,
        ...datesOf(quantilesOf(ends), days),
        planned: targets.planned(rows, own),
        baseline: targets.baseline(rows, ends, own),
        deadline: targets.deadline(taskId, ends),
      },
    ];
  });
}

/** One day for a milestone that nothing precedes, which is read as its own day and not as the last worked one before it. */
function ownDay(plan: Plan, id: string, kind: ForecastPoint['kind']): 0 | 1 {
  const task = plan.tasks.get(id)!;
  return kind === 'milestone' && milestoneDay(plan, task) === task.start ? 1 : 0;
}

/** Answers the rows of the leaves of a task, its own if it is one. */
function leafRows(plan: Plan): (id: string) => readonly number[] {
  const { order, place, last, children } = treeOf(plan).structure;
  return (id) => {
    const row = plan.tasks.positionOf(id)!;
    if (!children[row]) return [row];
    return Array.from(order.subarray(place[row]!, last[row]!)).filter((one) => !children[one]);
  };
}

/** The constraints that say how late something may end. */
const DEADLINES = new Set(['fnlt', 'mfo']);

/** The days that were planned for rows, and how likely they are kept. */
class Targets {
  private readonly baselineEnds: ReadonlyMap<string, CivilDate>;

  constructor(
    private readonly plan: Plan,
    private readonly days: DataDays,
  ) {
    this.baselineEnds = new Map(defaultBaseline(plan)?.tasks.map(({ taskId, end }) => [taskId, end]));
  }

  planned(rows: readonly number[], own: 0 | 1 = 0): CivilDate {
    const last = Math.max(...rows.map((row) => this.days.of(this.plan.tasks.rows[row]!.end)));
    return this.days.lastWorkedDay(last + own);
  }

  /** Null where the default baseline has none of the rows. */
  baseline(rows: readonly number[], ends: Int32Array, own: 0 | 1 = 0): ForecastChance | null {
    const planned = rows.flatMap((row) => this.baselineEnds.get(this.plan.tasks.rows[row]!.id) ?? []);
    return planned.length === 0
      ? null
      : this.chanceBy(Math.max(...planned.map((end) => this.days.of(end))) + own, ends);
  }

  deadline(taskId: string, ends: Int32Array): ForecastChance | null {
    const { constraintType, constraintDate } = this.plan.tasks.get(taskId)!;
    if (constraintDate === null || !DEADLINES.has(constraintType)) return null;
    return this.chanceBy(this.days.after(constraintDate), ends);
  }

  private chanceBy(end: number, ends: Int32Array): ForecastChance {
    return { day: this.days.lastWorkedDay(end), chance: chanceOf(ends, end) };
  }
}
