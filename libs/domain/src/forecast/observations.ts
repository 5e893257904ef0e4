/**
 * What a project's past says of single tasks and restrictions (forecast design, section 1).
 *
 * All days are ordinals of working days: 0 is the data date, ends are exclusive.
 */

/** Ratios, and the paces of work under way, beyond these are taken for these. */
export const RATIO_LIMITS = { least: 0.1, most: 10 } as const;
const LONGEST_WAIT = 20;
/** A task with more float in the baseline may have waited because it could. */
const MOST_FLOAT_OF_A_WAIT = 5;
/** Days after a task could begin before its not having begun is a wait. */
const DAYS_UNTIL_A_WAIT = 10;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export interface BegunTask {
  /** Working days that it was planned to take when its first progress was recorded. */
  readonly planned: number;
  readonly start: number;
  /** Null while it is not finished. */
  readonly end: number | null;
  /** 0..1. */
  readonly progress: number;
}

/**
 * How many times its planned days a begun task took, or will take at its pace; null for one that need not be finished by now.
 * Start and plan alone choose, so that slow tasks count as well as quick ones.
 */
export function ratioOf({ planned, start, end, progress }: BegunTask): number | null {
  if (start + planned > 0) return null;
  if (end !== null) return Math.max(1, end - start) / planned;
  return (-start + Math.max(1, daysLeftAtOwnPace({ planned, start, progress }))) / planned;
}

/** Days that what is left of a task under way takes at the pace of what is done. */
export function daysLeftAtOwnPace({ planned, start, progress }: Omit<BegunTask, 'end'>): number {
  return (1 - progress) * planned * paceWeight({ planned, start, progress });
}

/** How much a task's own pace so far counts: the more, the further it is. */
export function paceWeight({ planned, start, progress }: Omit<BegunTask, 'end'>): number {
  if (progress === 0) return 1;
  const pace = clamp(Math.max(1, -start) / (progress * planned), RATIO_LIMITS.least, RATIO_LIMITS.most);
  return pace ** progress;
}

/**
 * Days by which a restriction was released late (early is negative); of one that is not released, as long again as it is late
 * by now. `date` is when it was committed, else required. Null while that day is still to come.
 */
export function latenessOf({
  date,
  released,
}: {
  readonly date: number;
  readonly released: number | null;
}): number | null {
  if (date >= 0) return null;
  return released === null ? -2 * date : released - date;
}

export interface WaitedTask {
  /** Null while it has not begun. */
  readonly start: number | null;
  /** The earliest that its links allow by recorded dates. */
  readonly linksAllow: number;
  /** Days that the default baseline leaves there on purpose; null without a baseline. */
  readonly baselineGap: number | null;
  readonly baselineFloat: number;
}

/** Days that a task waited although its links let it begin, 0..20; null where that says nothing. */
export function waitOf({ start, linksAllow, baselineGap, baselineFloat }: WaitedTask): number | null {
  const isTold = baselineGap !== null && baselineFloat <= MOST_FLOAT_OF_A_WAIT;
  if (!isTold || linksAllow > -DAYS_UNTIL_A_WAIT) return null;
  return clamp((start ?? 0) - linksAllow - baselineGap, 0, LONGEST_WAIT);
}
