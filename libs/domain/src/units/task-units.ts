import { type Dimension, NO_UNITS } from '../plan/measures';
import type { Plan, Task } from '../plan/plan';
import { hundredths, roundTo2, WHOLE } from '../progress/hundredths';

/** What work is usually measured in on site; any other word will do as well. */
export const USUAL_UNITS: ReadonlyMap<string, Dimension> = new Map([
  ['m', 'length'],
  ['m2', 'area'],
  ['m3', 'volume'],
  ['lt', 'volume'],
  ['kg', 'mass'],
  ['ton', 'mass'],
  ['hr', 'time'],
  ['HH', 'time'],
  ['un', 'count'],
  ['gl', 'other'],
]);

/** What a task becomes that is measured in a unit: a usual one says its dimension too. */
export function measuredIn(unit: string): { readonly unit: string; readonly tunit?: Dimension } {
  const tunit = USUAL_UNITS.get(unit);
  return { unit, ...(tunit && { tunit }) };
}

/** The shares of a task that can be said in its units, and where they are kept as they were said. */
export const SAID_IN_UNITS = {
  progress: 'unitsProgressed',
  commitment: 'unitsCommited',
  lastProgress: 'lastUnits',
} as const;
export type Share = keyof typeof SAID_IN_UNITS;

type Measured = Pick<Task, 'quantity'>;

/** What is planned of a task's units: a copy of the task has it, and none of what happened. */
export function plannedUnits({
  unit,
  quantity,
  tunit,
}: Pick<Task, 'unit' | 'quantity' | 'tunit'>): Pick<Task, 'unit' | 'quantity' | 'tunit'> {
  return {
    ...(unit !== undefined && { unit }),
    ...(quantity !== undefined && { quantity }),
    ...(tunit !== undefined && { tunit }),
  };
}

/** A task with what is planned of its units, and none of what happened. */
export function withoutUnitsDone(task: Task): Task {
  return { ...withoutUnits(task), ...plannedUnits(task) };
}

/** A task of which nothing is measured; what it never had is not there after it either. */
export function withoutUnits(task: Task): Task {
  const none = Object.entries(NO_UNITS).filter(([field]) => field in task);
  return { ...task, ...Object.fromEntries(none) };
}

/**
 * Units of a quantity above 0 as a share of it, 0..1, rounded to 2 decimals, half up. Something is never nothing, and less than all
 * never all: 1 of 1000 m3 is 1 %, 999 are 99 %.
 */
export function shareOfUnits(units: number, quantity: number): number {
  if (units <= 0) return 0;
  if (units >= quantity) return 1;
  return Math.min(0.99, Math.max(0.01, roundTo2(units / quantity)));
}

/** A share of a quantity in its units, 4 decimals: `shareOfUnits` of them is the share again. */
export function unitsOfShare(share: number, quantity: number): number {
  return roundedUnits((hundredths(share) * quantity) / WHOLE);
}

/** Units as they are kept: 4 decimals are what a share of a quantity of 2 decimals can have. */
export const roundedUnits = (units: number): number => Math.round(units * 10_000) / 10_000;

/**
 * A share of a task in its units: as somebody said it, else calculated. Null where the task has no quantity, and of a promise that
 * nobody made.
 */
export function unitsOf(task: Task, share: Share): number | null {
  const value = task[share];
  if (task.quantity == null || value === null) return null;
  return task[SAID_IN_UNITS[share]] ?? unitsOfShare(value, task.quantity);
}

/** How many of its units a task should have done at the end of the open term by what was assigned; null where nothing was. */
export function unitsAssigned(task: Task): number | null {
  const { quantity, unitsAssignedQuantity, unitsAssignedType } = task;
  if (quantity == null || unitsAssignedQuantity == null) return null;
  const before = unitsAssignedType === 'total' ? 0 : unitsOf(task, 'lastProgress')!;
  return roundedUnits(before + unitsAssignedQuantity);
}

/** Whether what is kept of a share in units makes that share, so that both say the same. */
export function unitsAgree(task: Task, share: Share): boolean {
  const said = task[SAID_IN_UNITS[share]];
  return said == null || isShareOf(task, said, task[share]);
}

export function isShareOf({ quantity }: Measured, units: number, share: number | null): boolean {
  return quantity != null && share !== null && shareOfUnits(units, quantity) === share;
}

/** The units in which work of a plan is measured already, the most used first, and then the usual ones; each once. */
export function knownUnits({ tasks }: Pick<Plan, 'tasks'>): readonly string[] {
  const counts = new Map<string, number>();
  for (const { unit } of tasks) if (unit) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const used = [...counts].sort(([, a], [, b]) => b - a).map(([unit]) => unit);
  return [...new Set([...used, ...USUAL_UNITS.keys()])];
}
