import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGraph } from '../../schedule';
import type { LinkType } from '../../plan/plan';
import { specPlan } from '../../schedule/testing/plan';
import type { ForecastPlan, ForecastTask } from '../forecast-plan';
import type { ForecastRecord } from '../forecast';

const TYPES: Readonly<Record<string, LinkType>> = { FS: '0', SS: '1', FF: '2', SF: '3' };

interface VectorTask extends Omit<ForecastTask, 'isMilestone' | 'responsible'> {
  readonly kind: 'task' | 'milestone';
  readonly responsible: string | null;
}
interface VectorPlan {
  readonly tasks: readonly VectorTask[];
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly type: string;
    readonly lag: number;
  }[];
  readonly restrictions: readonly {
    readonly id: string;
    readonly tasks: readonly string[];
    readonly family: string;
    readonly type: 1 | 2;
    readonly date: number;
  }[];
}
type Given<G, E> = readonly { readonly given: G; readonly expected: E }[];
export interface VectorCase {
  readonly name: string;
  readonly options: { readonly seed: number; readonly runs: number; readonly baselineEnd: number | null };
  readonly plan: VectorPlan;
  readonly record: ForecastRecord;
  readonly expected: {
    readonly status: string;
    readonly tasks: unknown;
    readonly terms: number;
    readonly record: Record<string, unknown>;
    readonly firstRuns: readonly { readonly durations: Record<string, number>; readonly end: number }[];
    readonly endOfFirstTenRuns: readonly number[];
    readonly end: unknown;
    readonly onBaseline: number;
    readonly restrictions: Record<string, { readonly share: number; readonly daysAtP80: number }>;
    readonly allRestrictionsDaysAtP80: number;
  };
}
interface Vectors {
  readonly streams: readonly {
    readonly name: string;
    readonly fnv1a: number;
    readonly first: readonly number[];
  }[];
  readonly ratio: Given<
    { planned: number; start: number; end: number | null; progress: number },
    number | null
  >;
  readonly lateness: Given<{ date: number; released: number | null }, number | null>;
  readonly wait: Given<
    { start: number | null; linksAllow: number; baselineGap: number | null; baselineFloat: number },
    number | null
  >;
  readonly shownEnd: Given<
    { workingDays: string; holidays: readonly string[]; dataDate: string; end: number },
    string
  >;
  readonly plans: readonly VectorCase[];
  readonly statistical: readonly [
    {
      readonly plan: VectorPlan;
      readonly record: ForecastRecord;
      readonly options: { readonly runs: number; readonly baselineEnd: number };
      readonly seeds: readonly number[];
      readonly ranges: Readonly<Record<string, readonly [number, number]>>;
    },
  ];
}

export const vectors = JSON.parse(readFileSync(join(__dirname, 'vectors.json'), 'utf8')) as Vectors;

/** A plan of the vectors as a forecast takes it. */
export function vectorPlan({ tasks, links, restrictions }: VectorPlan): ForecastPlan {
  const plan = specPlan({
    tasks: tasks.map(({ id, kind }) => ({ id, kind })),
    links: links.map((link, at) => ({ ...link, id: `link-${at}`, type: TYPES[link.type]! })),
  });
  return {
    graph: buildGraph(plan),
    tasks: tasks.map(({ kind, responsible, ...task }) => ({
      ...task,
      isMilestone: kind === 'milestone',
      responsible: responsible ?? '',
    })),
    restrictions: restrictions.map(({ tasks: ids, ...restriction }) => ({
      ...restriction,
      rows: ids.map((id) => plan.tasks.positionOf(id)!),
    })),
  };
}
