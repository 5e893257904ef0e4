import { type Task, unitsOf } from '@plomada/domain';
import type { Format } from '../base/format';

/** How much of an amount there is, in one line that does not break: 60 / 120 m3. */
export const partText = (done: number, amount: number, unit: string, format: Format): string =>
  `${format.number(done, 2)}\u00a0/\u00a0${format.number(amount, 2)}\u00a0${unit}`.trim();

/** What is done or promised of a task in its units; null where it is not measured, or nothing is promised. */
export function unitsText(task: Task, share: 'progress' | 'commitment', format: Format): string | null {
  const units = unitsOf(task, share);
  return units === null ? null : partText(units, task.quantity!, task.unit ?? '', format);
}
