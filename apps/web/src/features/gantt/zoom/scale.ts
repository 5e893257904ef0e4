import type { TimeUnit } from '../../../base/time-units';

/** One line of a time scale: what its columns stand for, how many of those each, and how it is written. */
export interface Scale {
  readonly unit: TimeUnit;
  readonly step: number;
  readonly format: Intl.DateTimeFormatOptions | 'week' | 'quarter';
}
