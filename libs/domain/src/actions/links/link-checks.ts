import { MAX_LAG } from '../../plan/max-lag';
import type { Link, LinkType, Plan } from '../../plan/plan';
import { integer, oneOf } from '../../shape/shape';
import type { Refusal } from '../../decisions/refusal';

export const LINK_TYPE = oneOf('0', '1', '2', '3');
export const LAG = integer(-MAX_LAG, MAX_LAG);
/** Links of a plan: well above what an import may bring. */
export const MAX_LINKS = 20_000;

/** Why these two cannot be linked at all: unknown, or the same. Null when they can, as far as that goes. */
export function endsProblem(plan: Plan, { source, target }: Pick<Link, 'source' | 'target'>): Refusal | null {
  const unknown = [source, target].filter((id) => !plan.tasks.has(id));
  if (unknown.length > 0) return { code: 'TASK_UNKNOWN', rows: unknown };
  return source === target ? { code: 'LINK_SELF', rows: [source] } : null;
}

/** The types that a link cannot change to, because other links between the same two tasks have them. */
export function typesTaken(plan: Plan, { id, source, target }: Link): ReadonlySet<LinkType> {
  const beside = plan.links.rows.filter(
    (link) => link.id !== id && link.source === source && link.target === target,
  );
  return new Set(beside.map(({ type }) => type));
}
