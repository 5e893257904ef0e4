import { TO_END } from '../schedule';
import type { Network, Drawn } from './forward-pass';
import { OPEN, STARTED, askedBy, startAskedBy } from './forward-pass';

/**
 * Marks the nodes of a run that lie on a chain of driving links back from an end which is the project's; `marked` is filled by node.
 * What is done drives, but is not critical: nothing is left of it.
 */
export function markCritical(network: Network, drawn: Drawn, projectEnd: number, marked: Uint8Array): void {
  const { graph, state, end } = network;
  const { order, size, rows } = graph;
  marked.fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const node = order[at]!;
    if (node >= rows) {
      if (marked[node]) markDriversOfBranch(network, node, marked);
      continue;
    }
    if (state[node] !== OPEN && state[node] !== STARTED) {
      marked[node] = 0;
      continue;
    }
    if (end[node] === projectEnd) marked[node] = 1;
    if (!marked[node]) continue;
    if (state[node] === OPEN) markDriversOfOpen(network, drawn, node, marked);
    else markDriversOfEnd(network, node, marked);
  }
}

function markDriversOfBranch(network: Network, node: number, marked: Uint8Array): void {
  const { first, from } = network.graph;
  for (let edge = first[node]!; edge < first[node + 1]!; edge += 1)
    if (askedBy(network, edge) === network.start[node]) marked[from[edge]!] = 1;
}

function markDriversOfOpen(network: Network, drawn: Drawn, row: number, marked: Uint8Array): void {
  const { first, from } = network.graph;
  const free = network.start[row]! - drawn.wait[row]!;
  for (let edge = first[row]!; edge < first[row + 1]!; edge += 1)
    if (startAskedBy(network, edge, drawn.duration[row]!) === free) marked[from[edge]!] = 1;
}

function markDriversOfEnd(network: Network, row: number, marked: Uint8Array): void {
  const { first, from, ends } = network.graph;
  for (let edge = first[row]!; edge < first[row + 1]!; edge += 1)
    if (ends[edge]! & TO_END && askedBy(network, edge) === network.end[row]) marked[from[edge]!] = 1;
}
