import type { ConstraintType } from '@plomada/domain';

/** A piece of work of the demo building, or a group of them. */
export type Entry = Activity | Group;

export interface Group {
  readonly name: string;
  readonly entries: readonly Entry[];
}

export interface Activity {
  /** How others name it in `after`. */
  readonly key: string;
  readonly name: string;
  /** Working days; 0 is a milestone. */
  readonly days: number;
  /** What it waits for: 'EX1', 'EX1 SS+2', 'EX1 FF-1, EX2'; finish-to-start unless it says otherwise. */
  readonly after: string;
  readonly more: Extras;
}

export interface Extras {
  /** Crews and plant: 'enfierradores 4, grua 1'. */
  readonly with?: string;
  /** Working days that the baseline had for it, where experience on site has changed them. */
  readonly was?: number;
  readonly constraint?: readonly [type: ConstraintType, date?: string];
  /** Only known since the baseline: it is not in it. */
  readonly isNew?: boolean;
  readonly note?: string;
}

export function group(name: string, ...entries: Entry[]): Group {
  return { name, entries };
}

export function work(key: string, name: string, days: number, after = '', more: Extras = {}): Activity {
  return { key, name, days, after, more };
}

export function milestone(key: string, name: string, after = '', more: Extras = {}): Activity {
  return work(key, name, 0, after, more);
}
