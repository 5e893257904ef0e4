import { fromDocument, lagText, nameOf, type Plan, treeOf } from '@plomada/domain';
import type { SignedIn } from '../api/api';
import { planOf } from '../api/plan-log';
import { DEMO_PROJECT } from '../people';

/** A row of a plan of two levels as somebody types it. */
export interface TypedRow {
  readonly level: number;
  readonly text: string;
  /** Working days; 0 of a milestone, null of a summary. */
  readonly days: number | null;
  /** By the rows' codes: `1.3CC+2, 2.1`. */
  readonly predecessors: string;
  readonly responsible: string;
}

const PHASES = ['Obras preliminares', 'Excavaciones', 'Fundaciones'];
const LETTERS = { '0': 'FC', '1': 'CC', '2': 'FF', '3': 'CF' } as const;

/** The first phases of the demo with all of their tasks and the links among them; of their people those that `known` has. */
export async function demoBranch(admin: SignedIn, known: readonly string[]): Promise<readonly TypedRow[]> {
  const plan = fromDocument((await planOf(admin, DEMO_PROJECT.id)).plan);
  const tree = treeOf(plan);
  const phases = PHASES.map((name) => plan.tasks.rows.find(({ text }) => text === name)!.id);
  const rows = typedRows(
    plan,
    phases.flatMap((id) => [id, ...tree.childrenOf(id)]),
  );
  // Who is not on the other project has a place taken by who is: the demo gives tasks to many.
  return rows.map((row, at) => {
    if (row.responsible === '') return row;
    return {
      ...row,
      responsible: known.includes(row.responsible) ? row.responsible : known[at % known.length]!,
    };
  });
}

/** These rows of a plan, a branch before what is below it, with the links among them. */
export function typedRows(plan: Plan, ids: readonly string[]): readonly TypedRow[] {
  const tree = treeOf(plan);
  const codes = new Map<string, string>();
  const tops = ids.filter((id) => !ids.includes(tree.parentOf(id) ?? ''));
  for (const [at, top] of tops.entries()) {
    codes.set(top, `${at + 1}`);
    for (const [below, id] of tree.childrenOf(top).entries()) codes.set(id, `${at + 1}.${below + 1}`);
  }
  const order = new Map(ids.map((id, at) => [id, at]));
  return ids.map((id): TypedRow => {
    const task = plan.tasks.get(id)!;
    const isSummary = tree.kindOf(id) === 'summary';
    const [person] = task.responsibles;
    return {
      level: tops.includes(id) ? 0 : 1,
      text: task.text,
      days: isSummary ? null : task.kind === 'milestone' ? 0 : task.duration,
      predecessors: plan.links.rows
        .filter(({ source, target }) => target === id && codes.has(source))
        .sort(
          (one, other) =>
            order.get(one.source)! - order.get(other.source)! || one.type.localeCompare(other.type),
        )
        .map(({ source, type, lag }) => {
          const isPlain = type === '0' && lag === 0;
          return `${codes.get(source)}${isPlain ? '' : LETTERS[type]}${lagText(lag)}`;
        })
        .join(', '),
      responsible: person === undefined ? '' : nameOf(plan.responsibles.get(person)!),
    };
  });
}
