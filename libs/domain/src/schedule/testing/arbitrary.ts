import fc from 'fast-check';
import type { ConstraintType, Link, LinkType, Plan, PlanSettings } from '../../plan/plan';
import { type SpecTask, specPlan } from './plan';

const CONSTRAINTS: readonly ConstraintType[] = ['asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'];
const TYPES: readonly LinkType[] = ['0', '1', '2', '3'];

export interface ArbitraryPlan {
  /** Constraint types to choose from; 'asap' only when left out. */
  readonly constraints?: readonly ConstraintType[];
  /** Whether some tasks have begun or are finished. */
  readonly progress?: boolean;
  /** Whether links may run in any direction, so that they can form loops. */
  readonly loops?: boolean;
  readonly settings?: Partial<PlanSettings>;
}

export const EVERY_CONSTRAINT = CONSTRAINTS;

interface Draft {
  readonly depth: number;
  readonly duration: number;
  readonly milestone: boolean;
  readonly constraint: ConstraintType;
  readonly date: number;
  readonly start: number;
  readonly progress: number;
}

const day = (offset: number): string => new Date(Date.UTC(2026, 2, 2 + offset)).toISOString().slice(0, 10);

/** Small plans with summaries, milestones and links of every type, some of them in ladders; tasks stand anywhere. */
export function arbitraryPlan({
  constraints = ['asap'],
  progress = false,
  loops = false,
  settings = {},
}: ArbitraryPlan = {}): fc.Arbitrary<Plan> {
  const draft: fc.Arbitrary<Draft> = fc.record({
    depth: fc.integer({ min: 0, max: 3 }),
    duration: fc.integer({ min: 1, max: 12 }),
    milestone: fc.boolean(),
    constraint: fc.constantFrom(...constraints),
    date: fc.integer({ min: -5, max: 60 }),
    start: fc.integer({ min: 0, max: 60 }),
    progress: progress ? fc.constantFrom(0, 0, 0, 0.4, 1) : fc.constant(0),
  });
  const rung = fc.record({ type: fc.constantFrom(...TYPES), lag: fc.integer({ min: -4, max: 6 }) });
  const link = fc.record({ from: fc.nat(), to: fc.nat(), rungs: ladder(rung) });
  return fc
    .tuple(fc.array(draft, { minLength: 1, maxLength: 14 }), fc.array(link, { maxLength: 20 }))
    .map(([drafts, arrows]) => {
      const tasks = inTree(drafts);
      const links = arrows.flatMap(({ from, to, rungs }, n): Link[] => {
        const [a, b] = [from % tasks.length, to % tasks.length];
        if (a === b) return [];
        const [source, target] = loops || a < b ? [a, b] : [b, a];
        const ends = { source: tasks[source]!.id, target: tasks[target]!.id };
        return rungs.map((rung, at) => ({ id: `l${n}-${at}`, ...ends, ...rung }));
      });
      return specPlan({ tasks, links, settings });
    });
}

/** One link between two tasks mostly; sometimes several, each of a type of its own. */
export function ladder<T extends { readonly type: unknown }>(rung: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  const several = fc.uniqueArray(rung, { minLength: 2, maxLength: 4, selector: ({ type }) => type });
  return fc.oneof({ arbitrary: fc.tuple(rung), weight: 3 }, { arbitrary: several, weight: 1 });
}

/** Reads the drafts as an outline: each stands below the last one that is less deep. */
function inTree(drafts: readonly Draft[]): SpecTask[] {
  const path: string[] = [];
  return drafts.map((draft, index): SpecTask => {
    const depth = Math.min(draft.depth, path.length);
    path.length = depth;
    const id = `t${index}`;
    const parent = depth === 0 ? null : path[depth - 1]!;
    path.push(id);
    const isDated = draft.constraint !== 'asap' && draft.constraint !== 'alap';
    return {
      id,
      parent,
      index,
      kind: draft.milestone ? 'milestone' : 'task',
      duration: draft.milestone ? 0 : draft.duration,
      start: day(draft.start),
      constraintType: draft.constraint,
      constraintDate: isDated ? day(draft.date) : null,
      progress: draft.milestone ? Math.floor(draft.progress) : draft.progress,
    };
  });
}
