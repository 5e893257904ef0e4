import { roundTo2 } from '@plomada/domain';
import { typedNumber } from '../../base/fields/typed-number';

/** A percentage of 0 to 100 as somebody types it, with or without its sign: its share, 0..1; 'none' where nothing is typed. */
export function parsePercentage(typed: string): number | 'none' | 'wrong' {
  const percent = typedNumber(typed.replace(/[%\s]/g, ''));
  if (percent === null) return 'none';
  return percent >= 0 && percent <= 100 ? roundTo2(percent / 100) : 'wrong';
}
