import { email } from '@plomada/contracts';
import { isVisible } from '@plomada/domain';
import { typedNumber } from '../fields/typed-number';

/** Checks of fields: true, or the key of what is wrong. */

export const filled = (value: string): true | string => isVisible(value) || 'common:required';

export const emailOrNone = (value: string): true | string =>
  value.trim() === '' || email.safeParse(value.trim()).success || 'common:errors.email';

/** A whole number of at least 0, or nothing. */
export function quantityOrNone(value: string): true | string {
  const number = typedNumber(value);
  if (number === null) return true;
  if (Number.isNaN(number)) return 'common:errors.number';
  if (number < 0) return 'common:errors.negative';
  return Number.isInteger(number) || 'common:errors.whole';
}

export const wholeBetween =
  (min: number, max: number, key: string) =>
  (value: string): true | string => {
    const number = typedNumber(value) ?? Number.NaN;
    return (Number.isInteger(number) && number >= min && number <= max) || key;
  };
