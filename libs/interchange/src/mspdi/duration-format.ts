import type { FileUnit } from '../schedule-file/file-schedule';

/** How Project XML numbers the units in which a duration or lag is shown; 32 more when it is an estimate. */
export interface DurationFormat {
  readonly unit: FileUnit;
  /** Round the clock instead of working time. */
  readonly elapsed: boolean;
}

const ESTIMATED = 32;
const FORMATS: Readonly<Record<number, DurationFormat>> = {
  3: { unit: 'minutes', elapsed: false },
  4: { unit: 'minutes', elapsed: true },
  5: { unit: 'hours', elapsed: false },
  6: { unit: 'hours', elapsed: true },
  7: { unit: 'days', elapsed: false },
  8: { unit: 'days', elapsed: true },
  9: { unit: 'weeks', elapsed: false },
  10: { unit: 'weeks', elapsed: true },
  11: { unit: 'months', elapsed: false },
  12: { unit: 'months', elapsed: true },
  19: { unit: 'percent', elapsed: false },
  20: { unit: 'percent', elapsed: true },
};

/** The unit of a DurationFormat or LagFormat; null where the file leaves it open (21 and 53) or has another number. */
export function durationFormat(code: number): DurationFormat | null {
  return FORMATS[code > ESTIMATED ? code - ESTIMATED : code] ?? null;
}
