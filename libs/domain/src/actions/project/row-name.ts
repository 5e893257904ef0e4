import { type Shape, shapeOf } from '../../shape/shape';

const MAX_NAME = 120;

/** What people call a resource, a baseline, a unit or a category of the rhythm. */
export const rowName: Shape<string> = shapeOf(
  `text of 1 to ${MAX_NAME} characters that is not blank`,
  (value) => typeof value === 'string' && value.length <= MAX_NAME && value.trim() !== '',
);

/** Whether another row has the name, whatever the case and the blanks around it. */
export function isNameTaken(
  rows: Iterable<{ readonly id: string; readonly name: string }>,
  name: string,
  exceptId: string | null = null,
): boolean {
  const wanted = nameKey(name);
  for (const row of rows) if (row.id !== exceptId && nameKey(row.name) === wanted) return true;
  return false;
}

/** A name as names are compared: without case and the blanks around it. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
