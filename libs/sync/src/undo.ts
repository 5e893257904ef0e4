import type { PlanAction } from '@plomada/domain';
import { ACTIONS } from '@plomada/domain';
import type { PendingAction, SyncState } from './sync-state';

/** One step that can be taken back or made again. */
export interface UndoStep {
  /** The action to name in the UNDO. */
  readonly actionId: string;
  /** What was done in the first place, however often it was undone and redone since. */
  readonly action: PlanAction;
  readonly about?: string;
}

/** The newest step last in both. */
export interface UndoSteps {
  readonly undo: readonly UndoStep[];
  readonly redo: readonly UndoStep[];
}

type Made = Pick<UndoStep, 'action' | 'about'> & { readonly id: string };

/**
 * What can be undone and redone in this session: own actions, pending ones included, and what this author accepted. Undoing appends an UNDO to the
 * log, redoing is the UNDO of that UNDO, so both stacks follow from the own actions in their order.
 */
export function undoSteps({ own, pending }: Pick<SyncState, 'own' | 'pending'>): UndoSteps {
  const made: readonly Made[] = [...own, ...pending];
  return made.reduce<UndoSteps>(withAction, { undo: [], redo: [] });
}

function withAction({ undo, redo }: UndoSteps, made: Made): UndoSteps {
  const { id, action } = made;
  if (ACTIONS.get(action.type)?.undo === 'never') return { undo: [], redo: [] };
  if (action.type !== 'UNDO') return { undo: [...undo, stepOf(made, id)], redo: [] };
  const target = action.payload.actionId;
  const taken = undo.find(({ actionId }) => actionId === target);
  if (taken) return { undo: without(undo, taken), redo: [...redo, stepOf(taken, id)] };
  const again = redo.find(({ actionId }) => actionId === target);
  if (again) return { undo: [...undo, stepOf(again, id)], redo: without(redo, again) };
  return { undo, redo };
}

const without = (steps: readonly UndoStep[], gone: UndoStep) => steps.filter((step) => step !== gone);

const stepOf = ({ action, about }: Pick<UndoStep, 'action' | 'about'>, actionId: string): UndoStep =>
  about === undefined ? { actionId, action } : { actionId, action, about };

/** Leaves an action out of what can be undone: the plan has moved on from it, and what is older must not wait behind it. */
export function forgetOwn(state: SyncState, actionId: string): SyncState {
  return { ...state, own: state.own.filter(({ id }) => id !== actionId) };
}

/** Before an acceptance is sent: what somebody proposed can be undone here like an own action, once the log has it from this author. */
export function accepting(
  state: SyncState,
  id: string,
  accepted: Pick<PendingAction, 'action' | 'about'>,
): SyncState {
  return { ...state, accepting: new Map(state.accepting).set(id, accepted) };
}
