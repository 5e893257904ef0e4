import { type Plan, treeOf } from '@plomada/domain';

/** A place in the tree for rows that are added. */
export interface Place {
  readonly parent: string | null;
  /** The sibling above; left out: last. */
  readonly after?: string;
}

/** Where rows go in: right below the selected one, as its sibling, or at the end of the plan. */
export function insertPlace(plan: Plan, selected: string | undefined): Place {
  if (selected === undefined || !plan.tasks.has(selected)) return { parent: null };
  return { parent: treeOf(plan).parentOf(selected), after: selected };
}
