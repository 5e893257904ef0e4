const DAYS = /^(\d{1,9})\s?(?:d|días?|dias?|days?)?\??$/i;
const WEEKS = /^(\d{1,9})\s?(?:s|sem\.?|semanas?|w|wks?|weeks?)\??$/i;

/**
 * Working days of a duration as planners and other programs write it: `5`, `5 días`, `5d?`, or in weeks of the plan's calendar, which
 * has `daysAWeek` working days: `2s`, `2 sem`, `2 weeks`. Null for anything else.
 */
export function typedDays(typed: string, daysAWeek: number): number | null {
  const text = typed.trim();
  const days = DAYS.exec(text)?.[1];
  if (days !== undefined) return Number(days);
  const weeks = WEEKS.exec(text)?.[1];
  return weeks === undefined ? null : Number(weeks) * daysAWeek;
}
