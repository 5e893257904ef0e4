import { isCivilDate, type CivilDate } from '../calendar/civil-date';
import { isText, number, type Shape, shapeOf, text } from '../shape/shape';
import { MAX_ROW_ID } from './row-ids';
import { MAX_TASKS } from './tasks/task-checks';

/** The id of a row that may be there. Logs hold rows from before ids had a form: they can be named all the same. */
export const rowId: Shape<string> = text(MAX_ROW_ID, 1);

/** Of letters, digits and signs that mean nothing in addresses, keys and file names. */
export const ID_FORM = /^[A-Za-z0-9_.:-]+$/;

/**
 * Whether something new, a row, a project or an action, may be called so: short and printable, safe as a key of whatever is kept by id, so neither 0, which
 * charts take for the root, nor a name that every object of JavaScript has (`constructor`, `__proto__`).
 */
export function isNewId(id: unknown): id is string {
  return isText(id, MAX_ROW_ID) && ID_FORM.test(id) && id !== '0' && !(id in Object.prototype);
}

/** The id of a row that the action makes. */
export const newRowId: Shape<string> = shapeOf(
  'id of 1 to 64 letters, digits and _.:- that is no name of JavaScript',
  isNewId,
);

/** The rows of the largest bulk edit: all of the fullest plan, with what was made after the largest import and its branches. */
export const MAX_BULK = MAX_TASKS;

/** The most units that a task has. */
export const MAX_QUANTITY = 1e9;

/** Progress or commitment: 0..1. It is rounded to 2 decimals where it is recorded. */
export const fraction: Shape<number> = number(0, 1);

/** Progress or commitment as it was said in the task's units: it must come to the same share. */
export const saidUnits: Shape<number> = number(0, MAX_QUANTITY);

/** A day that exists, 1970 to 2199. */
export const day: Shape<CivilDate> = shapeOf('date YYYY-MM-DD', isCivilDate);

/** An instant as JavaScript writes it, of the years that have days here: ISO 8601, UTC, with milliseconds. */
export const instant: Shape<string> = shapeOf('instant YYYY-MM-DDTHH:MM:SS.mmmZ', isInstant);

function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !isCivilDate(value.slice(0, 10))) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** The fields that were given: one left out may come as undefined, which must not be written. */
export function given<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
