import {
  type DecisionContext,
  type Plan,
  type PlanAction,
  type Refusal,
  releaseRefusal,
  restrictionBindingRefusal,
  restrictionEditRefusal,
  restrictionRemovalRefusal,
  type ShownRestriction,
} from '@plomada/domain';
import type { CellEdit } from '../../base/grid/grid';

/** What can be done with many restrictions at once; null is nobody, or no date. */
export type BulkChange =
  | { readonly kind: 'responsible'; readonly value: string | null }
  | { readonly kind: 'family' | 'required'; readonly value: string }
  | { readonly kind: 'commited'; readonly value: string | null }
  | { readonly kind: 'release'; readonly value: string }
  | { readonly kind: 'inProcess' }
  | { readonly kind: 'clear' };

/** A change of one of many restrictions, as the plan takes it. */
export function bulkAction({ id: restrictionId }: ShownRestriction, change: BulkChange): PlanAction {
  switch (change.kind) {
    case 'release':
      return { type: 'UNBOUND_RESTRICTION', payload: { restrictionId, released: change.value } };
    case 'inProcess':
      return { type: 'SET_RESTRICTION_IN_PROCESS', payload: { restrictionId, inProcess: true } };
    case 'clear':
      return { type: 'CLEAR_RESTRICTION', payload: { restrictionId } };
    default:
      return {
        type: 'EDIT_RESTRICTION',
        payload: { restrictionId, values: { [change.kind]: change.value } },
      };
  }
}

/**
 * Of ticked restrictions those that a change is for, and those that it leaves: who says of many that they are worked on does not
 * mean to take releases back among them; of a single one that is asked for where it is.
 */
export function partedBy(change: BulkChange, rows: readonly ShownRestriction[]) {
  const isTaken = ({ released }: ShownRestriction) => change.kind !== 'inProcess' || released === null;
  return { taken: rows.filter(isTaken), left: rows.filter((row) => !isTaken(row)) };
}

/** Why a change can be made to none of the ticked restrictions: what stands in the way of the first. Null where it can to some. */
export function bulkRefusal(
  plan: Plan,
  kind: BulkChange['kind'],
  rows: readonly Pick<ShownRestriction, 'id'>[],
  context: Pick<DecisionContext, 'actor' | 'today'>,
): Refusal | null {
  const refusalOf = ({ id }: Pick<ShownRestriction, 'id'>) => changeRefusal(plan, kind, id, context);
  return rows.every((row) => refusalOf(row) !== null) ? refusalOf(rows[0]!) : null;
}

/** Why a change of a restriction is barred whatever the value; null where it is not. */
export function changeRefusal(
  plan: Plan,
  kind: BulkChange['kind'],
  id: string,
  context: Pick<DecisionContext, 'actor' | 'today'>,
): Refusal | null {
  const { actor } = context;
  // Of what others removed meanwhile there is nothing to say: its row goes at once.
  if (!plan.restrictions.has(id)) return null;
  switch (kind) {
    case 'release':
    case 'inProcess':
      return releaseRefusal(plan, id, actor);
    case 'required':
      return restrictionBindingRefusal(plan, id, actor);
    case 'clear':
      return restrictionRemovalRefusal(plan, id, context);
    default:
      return restrictionEditRefusal(plan, id, actor);
  }
}

/** A cell that was typed into, as the plan takes it. Without a date of release the restriction binds again. */
export function editAction({ row, column, value }: CellEdit<ShownRestriction>): PlanAction {
  const restrictionId = row.id;
  if (column.id !== 'released') {
    return { type: 'EDIT_RESTRICTION', payload: { restrictionId, values: { [column.id]: value } } };
  }
  if (value === null) {
    return { type: 'SET_RESTRICTION_IN_PROCESS', payload: { restrictionId, inProcess: false } };
  }
  return { type: 'UNBOUND_RESTRICTION', payload: { restrictionId, released: value as string } };
}
