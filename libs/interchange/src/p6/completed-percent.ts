import { isDone } from '@plomada/domain';

/**
 * What is done of completed work, 0..100: all of it, unless its physical percentage says 99, which counts as done and is kept
 * as it was entered.
 */
export function completedPercent(physical: number): number {
  return isDone(physical / 100) && physical < 100 ? physical : 100;
}
