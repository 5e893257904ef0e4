import { FROM_END, TO_END } from '../schedule';
import type { ForecastPlan } from './forecast-plan';

const NONE = -(2 ** 30);
const IDLE = 0;
export const OPEN = 1;
export const STARTED = 2;
const DONE = 3;

/** The plan's own part of the forward pass, by row; what is drawn comes beside it. */
export interface Network {
  readonly graph: ForecastPlan['graph'];
  readonly state: Uint8Array;
  /** Days before which a row does not start, or end. */
  readonly lower: Int32Array;
  readonly lowerEnd: Int32Array;
  /** By node of the graph: where a run put it. What is done stands there from the beginning. */
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** What is drawn for a run, by row. */
export interface Drawn {
  /** Days of an open task; days that are left of a started one. */
  readonly duration: Int32Array;
  readonly wait: Int32Array;
  /** Days before which the run's releases let a row start, or end. */
  readonly lower: Int32Array;
  readonly lowerEnd: Int32Array;
}

const STATES = { open: OPEN, started: STARTED, done: DONE } as const;

/** Reads a plan for its runs. */
export function networkOf({ graph, tasks }: ForecastPlan): Network {
  const network = {
    graph,
    state: new Uint8Array(graph.rows),
    lower: new Int32Array(graph.rows),
    lowerEnd: new Int32Array(graph.rows).fill(NONE),
    start: new Int32Array(graph.size),
    end: new Int32Array(graph.size),
  };
  tasks.forEach((task, row) => {
    if (!task) return;
    network.state[row] = STATES[task.state];
    network.lower[row] = Math.max(0, task.notBefore ?? 0);
    network.lowerEnd[row] = task.endNotBefore ?? NONE;
    network.start[row] = task.start ?? 0;
    network.end[row] = task.end ?? 0;
  });
  return network;
}

/** Puts every node as early as links, bounds and draws allow; answers the end of the last row, or `floor` if that is later. */
export function passForward(network: Network, drawn: Drawn, floor: number): number {
  const { graph, state, start, end } = network;
  const { order, size, rows } = graph;
  let last = floor;
  for (let at = 0; at < size; at += 1) {
    const node = order[at]!;
    if (node >= rows) start[node] = end[node] = branchAt(network, node);
    else if (state[node] === OPEN) openAt(network, drawn, node);
    else if (state[node] === STARTED) end[node] = endOfStarted(network, drawn, node);
    else if (state[node] === IDLE) continue;
    if (node < rows && end[node]! > last) last = end[node]!;
  }
  return last;
}

/** The day that an edge asks its target to pass, at the end which it binds. */
export function askedBy({ graph, start, end }: Network, edge: number): number {
  const source = graph.from[edge]!;
  return (graph.ends[edge]! & FROM_END ? end[source]! : start[source]!) + graph.lag[edge]!;
}

/** The start that an edge asks of a target of so many days. */
export const startAskedBy = (network: Network, edge: number, days: number): number =>
  askedBy(network, edge) - (network.graph.ends[edge]! & TO_END ? days : 0);

/** A node that stands for a summary: the first of what comes in, or the last. */
function branchAt(network: Network, node: number): number {
  const { first, isLeast } = network.graph;
  let value = isLeast[node] ? -NONE : NONE;
  for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
    const asked = askedBy(network, edge);
    if (isLeast[node] ? asked < value : asked > value) value = asked;
  }
  return value;
}

function openAt(network: Network, drawn: Drawn, row: number): void {
  const { first } = network.graph;
  const days = drawn.duration[row]!;
  let asked = NONE;
  for (let edge = first[row]!; edge < first[row + 1]!; edge += 1)
    asked = Math.max(asked, startAskedBy(network, edge, days));
  const held = Math.max(drawn.lower[row]!, drawn.lowerEnd[row]! - days);
  network.start[row] = Math.max(asked + drawn.wait[row]!, held);
  network.end[row] = network.start[row]! + days;
}

/** What is left begins at the data date: only what binds its end moves it. */
function endOfStarted(network: Network, drawn: Drawn, row: number): number {
  const { first, ends } = network.graph;
  let value = Math.max(drawn.duration[row]!, drawn.lowerEnd[row]!);
  for (let edge = first[row]!; edge < first[row + 1]!; edge += 1)
    if (ends[edge]! & TO_END) value = Math.max(value, askedBy(network, edge));
  return value;
}
