import { dayNumber, isCivilDate } from '@plomada/domain';

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;
/** Without its century, or without its year. Points are of numbers and codes as well. */
const SHORT = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}))?$/;

/** The civil date behind what a person typed (DD/MM/YYYY, with other marks or none too), or null. */
export function parseDate(typed: string): string | null {
  const text = typed.trim();
  if (isCivilDate(text)) return text;
  const [day, month, year] = (TYPED.exec(text) ?? []).slice(1).filter((part) => part !== undefined);
  return day && month && year ? dateOf(day, month, year) : null;
}

/**
 * The same of what somebody has finished typing, who may leave out more: a year of two digits is of this century, and without a year
 * it is the day nearest to `today`, which is a civil date too.
 */
export function parseFinishedDate(typed: string, today: string): string | null {
  const whole = parseDate(typed);
  if (whole !== null) return whole;
  const [, day, month, year] = SHORT.exec(typed.trim()) ?? [];
  if (!day || !month) return null;
  if (year) return dateOf(day, month, `20${year}`);
  const thisYear = Number(today.slice(0, 4));
  const distance = (date: string): number => Math.abs(dayNumber(date) - dayNumber(today));
  const [nearest = null] = [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((one) => dateOf(day, month, String(one)) ?? [])
    .sort((a, b) => distance(a) - distance(b));
  return nearest;
}

function dateOf(day: string, month: string, year: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
}
