import { addRow, type Change, evolve, removeRow, setFields } from '../plan/change';
import type { Link, Plan } from '../plan/plan';
import { buildGraph } from '../schedule';
import { type Tried, triedFields } from './planned-rows';

const FIELDS = ['source', 'target', 'type', 'lag'] as const;

export interface TriedLinks {
  readonly changes: readonly Change[];
  /** Links that the live plan cannot take: one of that kind is there, or a circle would be closed. */
  readonly leftOut: readonly Link[];
}

/** What was tried of the links, as changes of the live plan's. `live` has the tasks already as they will be. */
export function triedLinks({ base, plan }: Tried, live: Plan): TriedLinks {
  const removed = base.links.rows.flatMap(({ id }) => {
    const present = live.links.get(id);
    return present && !plan.links.has(id) ? [removeRow('links', present)] : [];
  });
  const staying = evolve(live, removed);
  const taken = new Map(staying.links.rows.map((link) => [keyOf(link), link.id]));
  const written: { readonly link: Link; readonly change: Change }[] = [];
  const leftOut: Link[] = [];
  for (const row of plan.links) {
    const was = base.links.get(row.id);
    const present = staying.links.get(row.id);
    // Somebody took it away meanwhile, or it was adopted before.
    if (was ? !present : present) continue;
    const link: Link =
      was && present ? { ...present, ...(triedFields(was, row, FIELDS) as Partial<Link>) } : row;
    const change = present ? setFields('links', present, link) : addRow('links', link);
    if (!change || !live.tasks.has(link.source) || !live.tasks.has(link.target)) continue;
    const twin = taken.get(keyOf(link));
    if (twin === undefined || twin === link.id) {
      taken.set(keyOf(link), link.id);
      written.push({ link, change });
    } else if (!isSame(staying.links.get(twin), link)) leftOut.push(link);
  }
  const closing = closingIds(
    evolve(
      staying,
      written.map(({ change }) => change),
    ),
  );
  const sound = written.filter(({ link }) => !closing.has(link.id));
  const circular = written.filter(({ link }) => closing.has(link.id));
  return {
    changes: [...removed, ...sound.map(({ change }) => change)],
    leftOut: [...leftOut, ...circular.map(({ link }) => link)],
  };
}

const keyOf = ({ source, target, type }: Link): string => `${source} ${target} ${type}`;

/** Somebody drew it in the live plan as well. */
const isSame = (twin: Link | undefined, { lag }: Link): boolean => twin?.lag === lag;

/** Links that form loops, or tie a branch to its own work. */
function closingIds(plan: Plan): ReadonlySet<string> {
  const { loops, unusable } = buildGraph(plan);
  return new Set([...loops.flat(), ...unusable].map(({ id }) => id));
}
