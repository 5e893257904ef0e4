import { type Shape, list, number, object, text } from '../../shape/shape';
import type { ResourceAmount } from '../../plan/plan';
import { rowId } from '../payload-fields';

/** A task's name. */
export const TASK_TEXT: Shape<string> = text(500, 1);

/** What a task needs of each resource; at most so many kinds. */
export const RESOURCE_AMOUNTS: Shape<readonly ResourceAmount[]> = list(
  object({ id: rowId, amount: number(0, 1e9) }),
  50,
);
