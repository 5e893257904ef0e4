import type { ConstraintType } from '../../plan/plan';

/** A network as tables of known dates give it. */
export interface Network {
  readonly projectStart: string;
  /** Up to here everything is known: nothing else starts earlier, and what is under way is not done. */
  readonly dataDate?: string | null;
  /** Seven characters, Sunday first. */
  readonly workingDays: string;
  readonly holidays: readonly string[];
  readonly tasks: readonly NetworkTask[];
  readonly links: readonly NetworkLink[];
  /** Whether the plan is counted back from where its last task ends at present. */
  readonly fromEnd?: boolean;
  readonly restrictions?: readonly NetworkRestriction[];
}
/** A restriction that is not released: what it holds back must not start, or end, before a date. */
export interface NetworkRestriction {
  readonly task: string;
  readonly holds: 'start' | 'end';
  readonly date: string;
}
export interface NetworkTask {
  readonly id: string;
  readonly parent: string | null;
  /** Working days; 0 makes it a milestone. */
  readonly duration: number;
  readonly constraint: ConstraintType;
  readonly date: string | null;
  /** 0 to 1; what has begun stands where it stands. */
  readonly progress?: number;
  /** It has an actual start: it has begun, whatever its progress. */
  readonly begun?: boolean;
  /** Where the task stands at present; at the project's start when left out. */
  readonly present?: { readonly start: string; readonly end: string };
}
export interface NetworkLink {
  readonly source: string;
  readonly target: string;
  readonly type: 'FS' | 'SS' | 'FF' | 'SF';
  readonly lag: number;
}

/** Ordinals of working days from the project's start; ends exclusive. */
export interface Expected {
  readonly start: number;
  readonly finish: number;
  readonly lateStart: number;
  readonly lateFinish: number;
  readonly totalFloat: number;
  readonly freeFloat: number;
  readonly critical: boolean;
}

/** Rules that some publishers do without. */
export interface OracleRules {
  /** Nothing begins before the project does. */
  readonly clampsAtStart: boolean;
  /** Nothing may end later than the project does. */
  readonly capsAtEnd: boolean;
}

const hasBegun = ({ progress = 0, begun = false }: NetworkTask): boolean => progress > 0 || begun;
const isStarted = (task: NetworkTask): boolean => hasBegun(task) && task.progress !== 1;

/** Working days counted one by one from the project's start. */
export class CountedDays {
  private readonly days = new Map<string, number>();
  private readonly working = new Map<number, string>();
  private readonly holidays: ReadonlySet<string>;
  private next: Date;
  private previous: Date;
  private after = 0;
  private before = 0;

  constructor(private readonly network: Pick<Network, 'projectStart' | 'workingDays' | 'holidays'>) {
    this.holidays = new Set(network.holidays);
    this.next = new Date(`${network.projectStart}T00:00:00Z`);
    this.previous = new Date(this.next.getTime() - DAY);
  }

  /** Working days from the project's start to this day; negative when it is earlier. */
  ordinal(date: string): number {
    while (isoOf(this.next) <= date) this.stepOn();
    while (isoOf(this.previous) >= date) this.stepBack();
    return this.days.get(date)!;
  }

  /** The working day that this many working days precede. */
  dayAt(ordinal: number): string {
    while (this.after <= ordinal) this.stepOn();
    while (this.before > ordinal) this.stepBack();
    return this.working.get(ordinal)!;
  }

  private stepOn(): void {
    const date = isoOf(this.next);
    this.days.set(date, this.after);
    if (this.isWorking(this.next)) this.working.set(this.after++, date);
    this.next = new Date(this.next.getTime() + DAY);
  }

  private stepBack(): void {
    const date = isoOf(this.previous);
    if (this.isWorking(this.previous)) this.working.set(--this.before, date);
    this.days.set(date, this.before);
    this.previous = new Date(this.previous.getTime() - DAY);
  }

  private isWorking(day: Date): boolean {
    return this.network.workingDays[day.getUTCDay()] === '1' && !this.holidays.has(isoOf(day));
  }
}

const DAY = 86_400_000;
export const isoOf = (day: Date): string => day.toISOString().slice(0, 10);

const nextDay = (date: string): string => isoOf(new Date(Date.parse(`${date}T00:00:00Z`) + DAY));

/**
 * The schedule of a network by the definitions alone, task by task, looking at every link each time: slow, short, and with
 * nothing of the engine in it. The links must form no loop.
 */
export class Oracle {
  private readonly days: CountedDays;
  private readonly byId: ReadonlyMap<string, NetworkTask>;
  private readonly summaries: ReadonlySet<string>;
  private readonly linksOver = new Map<string, { into: NetworkLink[]; outOf: NetworkLink[] }>();
  private readonly leavesUnder = new Map<string, NetworkTask[]>();
  /** Early starts with every task as soon as possible, then with the alap ones held back. */
  private soon = new Map<string, number>();
  private held = new Map<string, number>();
  private readonly late = new Map<string, number>();
  private readonly tasks: readonly NetworkTask[];
  /** Before this nothing begins that has a choice. */
  private begin: number;
  /** The data date, as far as there is one. */
  private readonly known: number;
  readonly end: number;

  constructor(
    private readonly network: Network,
    private readonly rules: OracleRules = { clampsAtStart: true, capsAtEnd: true },
  ) {
    this.days = new CountedDays(network);
    this.known = network.dataDate == null ? -Infinity : this.days.ordinal(network.dataDate);
    this.begin = Math.max(0, this.known);
    this.tasks = network.tasks.map((task) => ({ ...task, duration: this.daysOf(task) }));
    this.byId = new Map(this.tasks.map((task) => [task.id, task]));
    this.summaries = new Set(network.tasks.flatMap(({ parent }) => parent ?? []));
    for (const task of this.tasks) this.linksOver.set(task.id, { into: [], outOf: [] });
    for (const leaf of this.leaves) {
      for (const above of this.lineOf(leaf)) {
        this.leavesUnder.set(above.id, [...(this.leavesUnder.get(above.id) ?? []), leaf]);
      }
    }
    for (const link of network.links) {
      for (const leaf of this.leavesUnder.get(link.source)!) this.linksOver.get(leaf.id)!.outOf.push(link);
      for (const leaf of this.leavesUnder.get(link.target)!) this.linksOver.get(leaf.id)!.into.push(link);
    }
    const ends = this.leaves.map((task) =>
      network.fromEnd ? this.days.ordinal(task.present!.end) : this.early(task, this.soon) + task.duration,
    );
    this.end = Math.max(0, ...ends);
    for (const task of this.leaves) this.lateOf(task);
    if (!network.fromEnd) return;
    for (const task of this.leaves) this.early(task, this.soon);
    const choosing = this.leaves.filter((task) => this.fixedStart(task) === undefined);
    if (choosing.length > 0)
      this.begin = Math.max(0, this.known, Math.min(...choosing.map((task) => this.lateOf(task))));
  }

  get leaves(): readonly NetworkTask[] {
    return this.tasks.filter(({ id }) => !this.summaries.has(id));
  }

  /** What is done took as long as it took; what is under way lasts for the day of the data date yet. */
  private daysOf(task: NetworkTask): number {
    if (task.duration > 0 && isStarted(task)) {
      return Math.max(task.duration, this.known + 1 - this.days.ordinal(task.present!.start));
    }
    if (task.progress !== 1) return task.duration;
    return Math.max(0, this.days.ordinal(task.present!.end) - this.days.ordinal(task.present!.start));
  }

  of(id: string): Expected {
    const task = this.byId.get(id)!;
    const start = this.early(task, this.held);
    const lateStart = this.lateOf(task);
    const totalFloat = lateStart - start;
    return {
      start,
      finish: start + task.duration,
      lateStart,
      lateFinish: lateStart + task.duration,
      totalFloat,
      freeFloat: Math.max(0, Math.min(totalFloat, ...this.gapsAfter(task))),
      critical: totalFloat <= 0 && task.progress !== 1,
    };
  }

  /** The task and the summaries above it. */
  private lineOf(task: NetworkTask): readonly NetworkTask[] {
    return task.parent === null ? [task] : [task, ...this.lineOf(this.byId.get(task.parent)!)];
  }

  private get floor(): number {
    return this.rules.clampsAtStart ? this.begin : -Infinity;
  }

  private early(task: NetworkTask, known: Map<string, number>): number {
    const before = known.get(task.id);
    if (before !== undefined) return before;
    const fixed = this.fixedStart(task);
    const first = this.rules.clampsAtStart && !hasBegun(task) ? Math.max(0, this.known) : -Infinity;
    const value = fixed === undefined ? this.freeStart(task, known) : Math.max(first, fixed);
    known.set(task.id, value);
    return value;
  }

  private freeStart(task: NetworkTask, known: Map<string, number>): number {
    const { into } = this.linksOver.get(task.id)!;
    const asked = into.map(
      ({ source, type, lag }) =>
        this.pointOf(source, type[0]!, known) + lag - (type[1] === 'F' ? task.duration : 0),
    );
    const isHeld = known === this.held && task.constraint === 'alap' && !this.network.fromEnd;
    const least = isHeld ? this.late.get(task.id)! : -Infinity;
    // Without links before it a task begins with the project, whoever publishes it.
    const floor = asked.length === 0 ? this.begin : this.floor;
    const wanted = Math.max(floor, least, ...asked, ...this.boundsOn(task, 'lower'));
    return Math.max(floor, Math.min(wanted, ...this.boundsOn(task, 'upper')));
  }

  private pointOf(source: string, end: string, known: Map<string, number>): number {
    const leaves = this.leavesUnder.get(source)!;
    if (end === 'F') return Math.max(...leaves.map((leaf) => this.early(leaf, known) + leaf.duration));
    return Math.min(...leaves.map((leaf) => this.early(leaf, known)));
  }

  private lateOf(task: NetworkTask): number {
    const before = this.late.get(task.id);
    if (before !== undefined) return before;
    const value =
      this.fixedStart(task) === undefined || isStarted(task)
        ? Math.min(this.lastOf(task), ...this.boundsOn(task, 'upper'), ...this.limitsAfter(task))
        : this.early(task, this.soon);
    this.late.set(task.id, value);
    return value;
  }

  private lastOf(task: NetworkTask): number {
    const isBound = this.rules.capsAtEnd || this.linksOver.get(task.id)!.outOf.length === 0;
    return isBound ? this.end - task.duration : Infinity;
  }

  private limitsAfter(task: NetworkTask): readonly number[] {
    return this.linksOver.get(task.id)!.outOf.flatMap(({ source, target, type, lag }) => {
      // A child that does not give its summary the first start may slip as far as it likes.
      const isFirst = this.early(task, this.soon) === this.pointOf(source, 'S', this.soon);
      if (type[0] === 'S' && !isFirst) return [];
      return this.boundBy(target, type[1]!).map((after) => {
        const point = this.lateOf(after) + (type[1] === 'F' ? after.duration : 0);
        return point - lag - (type[0] === 'F' ? task.duration : 0);
      });
    });
  }

  /** The leaves whose start, or end, a link can still move: the rest is history. */
  private boundBy(target: string, end: string): readonly NetworkTask[] {
    return this.leavesUnder
      .get(target)!
      .filter((task) => !hasBegun(task) || (isStarted(task) && end === 'F'));
  }

  private gapsAfter(task: NetworkTask): readonly number[] {
    return this.linksOver.get(task.id)!.outOf.flatMap(({ source, target, type, lag }) => {
      const own = this.early(task, this.held);
      if (type[0] === 'S' && own !== this.pointOf(source, 'S', this.held)) return [];
      const from = own + lag + (type[0] === 'F' ? task.duration : 0);
      return this.boundBy(target, type[1]!).map(
        (after) => this.early(after, this.held) + (type[1] === 'F' ? after.duration : 0) - from,
      );
    });
  }

  /** Where history or its own constraint puts a task. */
  private fixedStart(task: NetworkTask): number | undefined {
    const { constraint, date, duration, present } = task;
    if (hasBegun(task)) return this.days.ordinal(present!.start);
    if (date === null) return undefined;
    if (constraint === 'mso') return this.days.ordinal(date);
    if (constraint === 'mfo') return this.days.ordinal(nextDay(date)) - duration;
    return undefined;
  }

  /** A finish constraint's date is the last worked day; of its own a summary can have two types only. A point after links reads as the day before. */
  private boundsOn(leaf: NetworkTask, side: 'lower' | 'upper'): readonly number[] {
    const restrictions = this.network.restrictions?.filter(({ task }) => task === leaf.id) ?? [];
    const isRead = leaf.duration === 0 && this.network.links.some(({ target }) => target === leaf.id);
    const required = restrictions.map(({ holds, date }) => {
      if (leaf.duration === 0) return this.days.ordinal(date) + (isRead ? 1 : 0);
      return (
        this.days.ordinal(holds === 'start' ? date : nextDay(date)) - (holds === 'start' ? 0 : leaf.duration)
      );
    });
    return [...(side === 'lower' ? required : []), ...this.constraintsOn(leaf, side)];
  }

  private constraintsOn(leaf: NetworkTask, side: 'lower' | 'upper'): readonly number[] {
    return this.lineOf(leaf).flatMap(({ id, constraint, date }) => {
      if (date === null) return [];
      const isOwn = id === leaf.id;
      const end = this.days.ordinal(nextDay(date)) - leaf.duration;
      // Begun work has a promised end at most.
      if (isOwn && hasBegun(leaf)) return side === 'upper' && /^(fnlt|mfo)$/.test(constraint) ? [end] : [];
      if (side === 'lower') {
        if (constraint === 'snet') return [this.days.ordinal(date)];
        return constraint === 'fnet' && isOwn ? [end] : [];
      }
      if (constraint === 'fnlt') return [end];
      return constraint === 'snlt' && isOwn ? [this.days.ordinal(nextDay(date)) - 1] : [];
    });
  }
}
