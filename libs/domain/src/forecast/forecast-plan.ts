import type { Graph } from '../schedule';

/** A task, or a milestone, whose end is forecast. Days are ordinals of working days: 0 is the data date, ends are exclusive. */
export interface ForecastTask {
  readonly id: string;
  readonly isMilestone: boolean;
  readonly state: 'open' | 'started' | 'done';
  /** Working days; 0 of a milestone. */
  readonly planned: number;
  /** The first responsible; '' without one. */
  readonly responsible: string;
  /** When it began; null while it is open. */
  readonly start: number | null;
  /** When it was done; null until then. */
  readonly end: number | null;
  /** 0..1. */
  readonly progress: number;
  /** Days before which it does not start, or end, whatever its links allow. */
  readonly notBefore: number | null;
  readonly endNotBefore: number | null;
}

/** An open restriction. */
export interface ForecastRestriction {
  readonly id: string;
  readonly family: string;
  /** What it keeps its tasks from: to start (1) or to end (2). */
  readonly type: 1 | 2;
  /** When it was committed, else required. */
  readonly date: number;
  /** The rows of its tasks. */
  readonly rows: readonly number[];
}

/** The part of a plan that a forecast draws upon. */
export interface ForecastPlan {
  /** What depends on what, as the schedule has it: loops are out. */
  readonly graph: Graph;
  /** By row of the graph; undefined for summaries. */
  readonly tasks: readonly (ForecastTask | undefined)[];
  readonly restrictions: readonly ForecastRestriction[];
}

/** Tasks that have not begun and wait for no other: their dates say little. */
export const openWithoutLinks = ({ graph, tasks }: ForecastPlan): readonly string[] =>
  tasks.flatMap((task, row) =>
    task?.state === 'open' && !task.isMilestone && graph.first[row] === graph.first[row + 1] ? [task.id] : [],
  );
