import { markCritical } from './critical-chain';
import { boundByReleases, type Delays, Draws } from './draws';
import type { ForecastPlan } from './forecast-plan';
import { type Drawn, type Network, networkOf, passForward } from './forward-pass';
import { LEAST_RECORD, type ObservedProject, type ObservedTask, type Pace, paceOf } from './pace';
import { type Quantiles, quantilesOf } from './quantile';
import { daysAtP80, endsWithReleased, type RestrictionCost, maySetEnd } from './restriction-costs';

/** What a project's past says, and the firm's other projects. */
export interface ForecastRecord extends Delays {
  readonly tasks: readonly ObservedTask[];
  readonly firm: readonly ObservedProject[];
}

export interface ForecastOptions {
  readonly runs: number;
  readonly seed: number;
}

export const FORECAST_DEFAULTS: ForecastOptions = { runs: 1000, seed: 1 };

/** How much of the least record there is. */
export interface RecordCount {
  readonly tasks: number;
  readonly terms: number;
}

export const recordCount = ({ tasks }: Pick<ForecastRecord, 'tasks'>): RecordCount => ({
  tasks: tasks.length,
  terms: new Set(tasks.map(({ term }) => term)).size,
});

/** Whether the record is enough to say anything. */
export function isRecordEnough(record: Pick<ForecastRecord, 'tasks'>): boolean {
  const { tasks, terms } = recordCount(record);
  return tasks >= LEAST_RECORD.tasks && terms >= LEAST_RECORD.terms;
}

export interface TaskForecast extends Quantiles {
  readonly id: string;
  /** Share of the runs in which the task lies on the chain that sets the project's end. */
  readonly criticality: number;
}

interface KeptDraw extends Pick<Drawn, 'duration' | 'wait'> {
  readonly releases: Int32Array;
}

/**
 * The rest of a plan built many times over, each time with other luck from the project's own record (forecast design).
 *
 * Ask only for a record that `isRecordEnough`; let it `run` in portions, then read the results.
 */
export class Forecast {
  readonly pace: Pace;
  private readonly network: Network;
  private readonly draws: Draws;
  private readonly drawn: Drawn;
  private readonly marked: Uint8Array;
  /** By run: where the rows ended. */
  private readonly rowEnds: Int32Array[] = [];
  /** What was drawn in the runs that are to be computed again; the others would be most of what is held in memory. */
  private readonly kept = new Map<number, KeptDraw>();
  private readonly ends: Int32Array;
  private readonly critical: Int32Array;
  /** The runs whose end each restriction may set. */
  private readonly mayBeSetIn: readonly number[][];

  constructor(
    private readonly plan: ForecastPlan,
    record: ForecastRecord,
    private readonly options: ForecastOptions = FORECAST_DEFAULTS,
  ) {
    this.pace = paceOf(record.tasks, record.firm);
    this.network = networkOf(plan);
    this.draws = new Draws(plan, this.pace, record, options.seed);
    const { rows, size } = plan.graph;
    this.drawn = {
      duration: new Int32Array(rows),
      wait: new Int32Array(rows),
      lower: new Int32Array(rows),
      lowerEnd: new Int32Array(rows),
    };
    this.marked = new Uint8Array(size);
    this.ends = new Int32Array(options.runs);
    this.critical = new Int32Array(rows);
    this.mayBeSetIn = plan.restrictions.map(() => []);
  }

  get runsDone(): number {
    return this.rowEnds.length;
  }

  /** Does the next runs, no more than are left; answers whether there are more. */
  run(count: number): boolean {
    const until = Math.min(this.options.runs, this.runsDone + count);
    while (this.runsDone < until) this.runOnce(this.runsDone);
    return this.runsDone < this.options.runs;
  }

  /** The end of the project in each run, as an ordinal. */
  get projectEnds(): Int32Array {
    return this.ends;
  }

  /** When the project ends. */
  end(): Quantiles {
    return quantilesOf(this.ends);
  }

  /** When a row, or the last of some rows (a summary's leaves), ends in each run. */
  endsOf(rows: readonly number[]): Int32Array {
    return Int32Array.from(this.rowEnds, (ends) =>
      rows.reduce((last, row) => Math.max(last, ends[row]!), -(2 ** 30)),
    );
  }

  /** Each task with when it ends and how often it is critical. */
  tasks(): readonly TaskForecast[] {
    return this.plan.tasks.flatMap((task, row) => {
      if (!task) return [];
      const criticality = this.critical[row]! / this.runsDone;
      return [{ id: task.id, ...quantilesOf(this.endsOf([row])), criticality }];
    });
  }

  /** What each open restriction costs. Single costs do not add up. */
  restrictionCosts(): readonly RestrictionCost[] {
    return this.plan.restrictions.map(({ id }, at) => {
      const ends = this.endsReleasing(this.mayBeSetIn[at]!, (one) => one === at);
      const sooner = ends.reduce((count, end, run) => count + (end < this.ends[run]! ? 1 : 0), 0);
      return { id, share: sooner / this.runsDone, daysAtP80: daysAtP80(this.ends, ends) };
    });
  }

  /** Working days by which P80 comes earlier if all open restrictions are released today. */
  allRestrictionsDaysAtP80(): number {
    const runs = new Set(this.mayBeSetIn.flat());
    return daysAtP80(
      this.ends,
      this.endsReleasing(runs, () => true),
    );
  }

  private endsReleasing(runs: Iterable<number>, isReleased: (at: number) => boolean): Int32Array {
    return endsWithReleased(
      this.network,
      this.plan.restrictions,
      this.ends,
      runs,
      (run) => {
        const { releases, ...own } = this.kept.get(run)!;
        return { drawn: { ...this.drawn, ...own }, releases };
      },
      isReleased,
    );
  }

  private runOnce(run: number): void {
    const { graph, restrictions } = this.plan;
    const duration = new Int32Array(graph.rows);
    const wait = new Int32Array(graph.rows);
    const releases = new Int32Array(restrictions.length);
    this.draws.next(duration, wait, releases);
    const drawn = { ...this.drawn, duration, wait };
    boundByReleases(this.network, restrictions, releases, drawn);
    const end = passForward(this.network, drawn, 0);
    markCritical(this.network, drawn, end, this.marked);
    for (let row = 0; row < graph.rows; row += 1) this.critical[row]! += this.marked[row]!;
    restrictions.forEach((restriction, at) => {
      if (!maySetEnd(this.network, restriction, releases[at]!, this.marked)) return;
      this.mayBeSetIn[at]!.push(run);
      this.kept.set(run, { duration, wait, releases });
    });
    this.rowEnds.push(this.network.end.slice(0, graph.rows));
    this.ends[run] = end;
  }
}

/** Share of the runs that ended by a day (an exclusive end), 0..1. */
export const chanceOf = (ends: Int32Array, day: number): number =>
  ends.reduce((count, end) => count + (end <= day ? 1 : 0), 0) / ends.length;
