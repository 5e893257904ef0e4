import type { PlanSettings } from '../plan/plan';

/**
 * Fractions are calculated as whole hundredths: 0.29 and 0.57 have no exact binary form, and a half that should round up
 * must not become 0.4999…
 */
export const WHOLE = 100;

/** From this many hundredths on, work counts as done: "progress within 1 of 100 counts as 100". */
const DONE_FROM = 99;

/** Nearer to a whole number than this, a product of 100 is that number: `toFixed(8)` says so too, for ten times the time. */
const NEAR = 1e-9;

/** A fraction 0..1 as whole hundredths, half up. */
export function hundredths(fraction: number): number {
  const near = Math.round(fraction * WHOLE);
  if (Math.abs(fraction * WHOLE - near) < NEAR) return near + 0;
  return Math.floor(Number((fraction * WHOLE).toFixed(8)) + 0.5);
}

/** A number rounded to 2 decimals, half up; -0 is never answered. */
export function roundTo2(value: number): number {
  return hundredths(value) / WHOLE + 0;
}

/** The fraction that counts: 0.99 and more count as 1, everything else as it is. */
export function counted(fraction: number): number {
  return hundredths(fraction) >= DONE_FROM ? 1 : fraction;
}

/** Whether so much progress is all of it: 0.99 is. */
export const isDone = (progress: number): boolean => counted(progress) >= 1;

/**
 * An entered progress as it is recorded: 2 decimals, half up, and 99 % or more as 100 % unless the project keeps it
 * (`setTasksToHundred`).
 */
export function recordedProgress(
  entered: number,
  { setTasksToHundred = true }: Pick<PlanSettings, 'setTasksToHundred'>,
): number {
  const rounded = roundTo2(entered);
  return setTasksToHundred ? counted(rounded) : rounded;
}

/** `part` of `whole` as a percentage of 2 decimals, half up; null when there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : roundTo2((part * WHOLE) / whole);
}
