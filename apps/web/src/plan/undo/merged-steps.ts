import type { PlanAction } from '@plomada/domain';
import type { UndoStep } from '@plomada/sync';

/** New tasks whose name was typed right after they were added. */
const namedNext = new WeakSet<PlanAction>();

/** Has the name that is given to the new task next be one step with it. */
export const awaitName = (creation: PlanAction): void => void namedNext.add(creation);

/** Steps that are taken back or made again as one with the last of these, in the order in which that is done: itself at least. */
export function mergedSteps(way: 'undo' | 'redo', steps: readonly UndoStep[]): readonly UndoStep[] {
  const [before, last] = [steps.at(-2), steps.at(-1)];
  if (!last) return [];
  const [creation, naming] = way === 'undo' ? [before, last] : [last, before];
  return before && creation && naming && isNaming(creation.action, naming.action) ? [last, before] : [last];
}

function isNaming(creation: PlanAction, naming: PlanAction): boolean {
  if (creation.type !== 'CREATE_TASK' || naming.type !== 'UPDATE_TASK' || !namedNext.has(creation))
    return false;
  const { id, text, ...others } = naming.payload;
  return id === creation.payload.id && text !== undefined && Object.keys(others).length === 0;
}

/** What is said of steps that were taken as one: the new task by the name that was typed. */
export function stepToTell(steps: readonly UndoStep[]): {
  readonly action: PlanAction;
  readonly about: string;
} {
  const naming = steps.find(({ action }) => action.type === 'UPDATE_TASK')?.action;
  const creation = steps.find(({ action }) => action.type === 'CREATE_TASK');
  if (creation && naming?.type === 'UPDATE_TASK') {
    return { action: creation.action, about: naming.payload.text ?? '' };
  }
  const { action, about = '' } = steps[0]!;
  return { action, about };
}
