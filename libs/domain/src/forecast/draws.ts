import { paceWeight } from './observations';
import type { ForecastPlan, ForecastRestriction, ForecastTask } from './forecast-plan';
import type { Drawn, Network } from './forward-pass';
import { LONGEST_SHORT_TASK, type Pace } from './pace';
import { RandomStream } from './random-stream';

/** Fewer say nothing of their kind. */
export const LEAST_DRAWN_FROM = 10;

/** What the record says beside the pace. */
export interface Delays {
  /** Days that tasks waited although their links let them begin. */
  readonly waits: readonly number[];
  readonly lateness: readonly { readonly family: string; readonly days: number }[];
}

interface LeftTask {
  readonly row: number;
  readonly task: ForecastTask;
  readonly stream: RandomStream;
  readonly pool: readonly number[];
  /** Whether a wait may be drawn for it. */
  readonly waits: boolean;
}

interface OpenRestriction {
  readonly restriction: ForecastRestriction;
  readonly stream: RandomStream;
  /** Days by which it may be late, ascending. */
  readonly lateness: readonly number[];
}

interface Luck {
  readonly stream: RandomStream;
  readonly shift: number;
  readonly deviation: number;
}

const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/**
 * The luck of one run after another (forecast design, section 3). Everything has a stream of its own, which gives as many numbers in
 * each run: no result depends on the order of rows, and an edit moves only what it touches.
 */
export class Draws {
  private readonly project: RandomStream;
  private readonly people: ReadonlyMap<string, Luck>;
  private readonly tasks: readonly LeftTask[];
  private readonly restrictions: readonly OpenRestriction[];
  private readonly waits: readonly number[];

  constructor(
    { graph, tasks, restrictions }: ForecastPlan,
    private readonly pace: Pace,
    delays: Delays,
    seed: number,
  ) {
    this.project = new RandomStream(seed, 'project');
    this.waits = delays.waits.length < LEAST_DRAWN_FROM ? [] : ascending(delays.waits);
    this.tasks = tasks.flatMap((task, row) => {
      if (!task || task.isMilestone || task.state === 'done') return [];
      const hasLinkIn = graph.first[row]! < graph.first[row + 1]!;
      const waits = task.state === 'open' && hasLinkIn;
      const pool = task.planned <= LONGEST_SHORT_TASK ? pace.shortPool : pace.longPool;
      return [{ row, task, stream: new RandomStream(seed, `task/${task.id}`), pool, waits }];
    });
    this.people = new Map(
      [...new Set(this.tasks.map(({ task }) => task.responsible))].map((id) => {
        const known = pace.responsibles.get(id);
        const deviation = Math.sqrt(known?.variance ?? pace.betweenResponsibles);
        return [
          id,
          { stream: new RandomStream(seed, `responsible/${id}`), shift: known?.shift ?? 0, deviation },
        ];
      }),
    );
    this.restrictions = restrictions.map((restriction) => ({
      restriction,
      stream: new RandomStream(seed, `restriction/${restriction.id}`),
      lateness: latenessFor(restriction, delays.lateness),
    }));
  }

  /** Draws durations and waits of the next run, and the releases of restrictions in their order. */
  next(duration: Int32Array, wait: Int32Array, releases: Int32Array): void {
    const common = Math.exp(this.pace.level + Math.sqrt(this.pace.projectVariance) * this.project.normal());
    const luckOf = new Map<string, number>();
    for (const [id, { stream, shift, deviation }] of this.people)
      luckOf.set(id, Math.exp(shift + deviation * stream.normal()));
    for (const { row, task, stream, pool, waits } of this.tasks) {
      const place = stream.next() * pool.length;
      const waited = stream.next();
      const which = Math.floor(place);
      const factor = common * luckOf.get(task.responsible)! * pool[which]!;
      duration[row] = Math.max(1, Math.floor(daysLeft(task, factor) + place - which));
      wait[row] = waits ? (this.waits[Math.floor(waited * this.waits.length)] ?? 0) : 0;
    }
    this.restrictions.forEach(({ restriction: { date }, stream, lateness }, at) => {
      const late = lateness[Math.floor(stream.next() * lateness.length)];
      releases[at] = late === undefined ? Math.abs(date) : Math.max(0, date + late);
    });
  }
}

/** Days that are left of a task by the luck of a run, before they are rounded. */
function daysLeft({ state, planned, start, progress }: ForecastTask, factor: number): number {
  if (state === 'open') return planned * factor;
  const own = { planned, start: start ?? 0, progress };
  return (1 - progress) * planned * paceWeight(own) * factor ** (1 - progress);
}

/** How late restrictions of the family were released, else those of all; of one that is late already, those that were later still. */
function latenessFor({ family, date }: ForecastRestriction, observed: Delays['lateness']): readonly number[] {
  const own = observed.filter((one) => one.family === family);
  const enough = own.length < LEAST_DRAWN_FROM ? observed : own;
  if (enough.length < LEAST_DRAWN_FROM) return [];
  const days = ascending(enough.map((one) => one.days));
  return date < 0 ? days.filter((late) => late > -date) : days;
}

/** Applies releases to the bounds of a network; `isReleased` leaves those out that are looked away from. */
export function boundByReleases(
  { lower, lowerEnd }: Network,
  restrictions: readonly ForecastRestriction[],
  releases: Int32Array,
  drawn: Drawn,
  isReleased: (at: number) => boolean = () => false,
): void {
  drawn.lower.set(lower);
  drawn.lowerEnd.set(lowerEnd);
  restrictions.forEach(({ type, rows }, at) => {
    if (isReleased(at)) return;
    const [bounds, day] = type === 1 ? [drawn.lower, releases[at]!] : [drawn.lowerEnd, releases[at]! + 1];
    for (const row of rows) if (day > bounds[row]!) bounds[row] = day;
  });
}
