const DURATION =
  /^(-?)P(?:(\d{1,12})D)?(?:T(?:(\d{1,12}(?:[.,]\d{1,6})?)H)?(?:(\d{1,12}(?:[.,]\d{1,6})?)M)?(?:(\d{1,12}(?:[.,]\d{1,6})?)S)?)?$/;

/** Minutes of an ISO 8601 duration such as PT40H0M0S, null when it is none. Days count 24 hours. */
export function minutesOf(text: string | undefined): number | null {
  const match = DURATION.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, sign, days, hours, minutes, seconds] = match;
  const total = decimal(days) * 1440 + decimal(hours) * 60 + decimal(minutes) + decimal(seconds) / 60;
  return sign ? -total : total;
}

/** Yes or no, or the fallback when the field is missing. */
export function flag(text: string | undefined, fallback = false): boolean {
  const value = text?.trim().toLowerCase();
  return value ? value === '1' || value === 'true' : fallback;
}

function decimal(text: string | undefined): number {
  return text ? Number(text.replace(',', '.')) : 0;
}
