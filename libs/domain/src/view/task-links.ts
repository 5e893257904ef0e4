import { derivedFrom } from '../plan/derived';
import type { Link, Plan } from '../plan/plan';

/** The links of a task or a summary, in the order of the plan's links. */
export interface TaskLinks {
  /** From what it waits for. */
  readonly into: readonly Link[];
  /** To what waits for it. */
  readonly outOf: readonly Link[];
}

const NONE: readonly Link[] = [];

const byTask = derivedFrom(
  (plan) => plan.links,
  (plan) => {
    const into = new Map<string, Link[]>();
    const outOf = new Map<string, Link[]>();
    for (const link of plan.links) {
      collect(into, link.target, link);
      collect(outOf, link.source, link);
    }
    return { into, outOf };
  },
);

function collect(lists: Map<string, Link[]>, id: string, link: Link): void {
  const known = lists.get(id);
  if (known) known.push(link);
  else lists.set(id, [link]);
}

/** What a task waits for and what waits for it; nothing for an unknown id. */
export function linksOf(plan: Plan, id: string): TaskLinks {
  const { into, outOf } = byTask(plan);
  return { into: into.get(id) ?? NONE, outOf: outOf.get(id) ?? NONE };
}
