const TIME = /^(\d{1,2}):(\d{2})/;
const DURATION =
  /^(-?)P(?:(\d{1,12})D)?(?:T(?:(\d{1,12}(?:[.,]\d{1,6})?)H)?(?:(\d{1,12}(?:[.,]\d{1,6})?)M)?(?:(\d{1,12}(?:[.,]\d{1,6})?)S)?)?$/;

/** Minute of the day of a time `HH:MM:SS`. */
export function minuteOf(text: string | undefined): number | null {
  const match = TIME.exec(text?.trim() ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Minutes of an ISO 8601 duration such as PT40H0M0S, null when it is none. Days count 24 hours. */
export function minutesOf(text: string | undefined): number | null {
  const match = DURATION.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, sign, days, hours, minutes, seconds] = match;
  const total = decimal(days) * 1440 + decimal(hours) * 60 + decimal(minutes) + decimal(seconds) / 60;
  return sign ? -total : total;
}

/** A whole number, or the fallback when the field is missing or holds none. */
export function wholeNumber(text: string | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : fallback;
}

/** A number, or the fallback when the field is missing or holds none. */
export function numeric(text: string | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text.replace(',', '.')) : NaN;
  return Number.isFinite(value) ? value : fallback;
}

/** Yes or no, or the fallback when the field is missing. */
export function flag(text: string | undefined, fallback = false): boolean {
  const value = text?.trim().toLowerCase();
  return value ? value === '1' || value === 'true' : fallback;
}

function decimal(text: string | undefined): number {
  return text ? Number(text.replace(',', '.')) : 0;
}
