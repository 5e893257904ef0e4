import type { LinkType, Plan } from '../plan/plan';
import { shortCodes } from './short-codes';
import { linksOf } from './task-links';

/** What a row waits for, as planners write it: the code of the other row, the kind of link and its lag in working days. */
export interface Predecessor {
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
export function predecessorsOf(plan: Plan, id: string): readonly Predecessor[] {
  const codes = shortCodes(plan);
  return linksOf(plan, id).into.flatMap(({ source, type, lag }) => {
    const code = codes.get(source);
    return code === undefined ? [] : [{ code, type, lag }];
  });
}
