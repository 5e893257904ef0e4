import type { Link, LinkType, Plan } from '../plan/plan';
import { shortCodes } from './short-codes';
import { linksOf } from './task-links';

/** A row at the other end of a link, as planners write it: its code, the kind of link and its lag in working days. */
export interface LinkedRow {
  readonly code: string;
  readonly type: LinkType;
  readonly lag: number;
}

/** A lag as planners write it behind the kind of link, in working days: `+3`, `-2`, and nothing where there is none. */
export function lagText(lag: number): string {
  if (lag === 0) return '';
  return lag > 0 ? `+${lag}` : String(lag);
}

/** The predecessors of a task or a summary, in the order of the plan's links; none for an unknown id. */
export function predecessorsOf(plan: Plan, id: string): readonly LinkedRow[] {
  return written(
    plan,
    linksOf(plan, id).into.map((link) => [link.source, link]),
  );
}

/** Its successors, in the same order. */
export function successorsOf(plan: Plan, id: string): readonly LinkedRow[] {
  return written(
    plan,
    linksOf(plan, id).outOf.map((link) => [link.target, link]),
  );
}

function written(plan: Plan, links: readonly (readonly [string, Link])[]): readonly LinkedRow[] {
  const codes = shortCodes(plan);
  return links.flatMap(([other, { type, lag }]) => {
    const code = codes.get(other);
    return code === undefined ? [] : [{ code, type, lag }];
  });
}
