/** A receiver is left alone for this many times the shortest wait at most: as soon as it lives again, it is told all that waits for it. */
const LONGEST_REST = 4;

/** How long a delivery waits after so many tries that failed, in milliseconds: each time twice as long, from the shortest wait on. */
export function waitAfter(tries: number, shortest: number): number {
  return shortest * 2 ** (tries - 1);
}

/** How long a receiver is left alone that gave no answer so many times in a row, in milliseconds, whatever waits for it. */
export function restAfter(unanswered: number, shortest: number): number {
  return Math.min(waitAfter(unanswered, shortest), LONGEST_REST * shortest);
}
