import { type Shape, integer, list, number, object } from '../../shape/shape';
import { keptLine, nameText } from '../../names/name-shape';
import type { ResourceAmount } from '../../plan/plan';
import { MAX_QUANTITY, rowId } from '../payload-fields';

/** Characters of a task's name. */
export const MAX_TASK_NAME = 500;

/** A task's name. */
export const TASK_TEXT: Shape<string> = nameText(MAX_TASK_NAME);

/** Working days as somebody types them: a number that no task may last has a refusal of its own. */
export const TYPED_DURATION: Shape<number> = integer(0, 100_000);

/** What a task's work is measured in; '' takes it away. */
export const UNIT: Shape<string> = keptLine(20);

/** How much of it there is, as somebody types it: one that is not above 0 has a refusal of its own. */
export const TYPED_QUANTITY: Shape<number> = number(-MAX_QUANTITY, MAX_QUANTITY);

const MAX_AMOUNT = 1e9;
/** Kinds of resources that one task needs. */
const MAX_RESOURCES = 50;

/** What a task needs of each resource. */
export const RESOURCE_AMOUNTS: Shape<readonly ResourceAmount[]> = amounts(0);

/** The same as somebody types it: an amount below 0 has a refusal of its own. */
export const TYPED_AMOUNTS: Shape<readonly ResourceAmount[]> = amounts(-MAX_AMOUNT);

function amounts(least: number): Shape<readonly ResourceAmount[]> {
  return list(object({ id: rowId, amount: number(least, MAX_AMOUNT) }), MAX_RESOURCES);
}
