import type { Plan } from '../../plan/plan';
import { type Shape, shapeOf } from '../../shape/shape';

const MAX_NAME = 120;

/** A resource's name. */
export const resourceName: Shape<string> = shapeOf(
  `text of 1 to ${MAX_NAME} characters that is not blank`,
  (value) => typeof value === 'string' && value.length <= MAX_NAME && value.trim() !== '',
);

/** Whether another resource has the name, whatever the case and the blanks around it. */
export function isNameTaken(plan: Plan, name: string, exceptId: string | null): boolean {
  const wanted = name.trim().toLowerCase();
  return plan.resources.rows.some((one) => one.id !== exceptId && one.name.trim().toLowerCase() === wanted);
}
