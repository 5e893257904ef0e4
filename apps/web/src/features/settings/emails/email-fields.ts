import type { EmailSchedule } from '@plomada/contracts';

export interface EmailFields {
  /** Seven characters 0 and 1, Sunday first. */
  days: string;
  hour: string;
  timeZone: string;
  copies: string[];
}

export function emailFieldsOf({ days, hour, timeZone, copies }: EmailSchedule): EmailFields {
  const marks = Array.from({ length: 7 }, (_, day) => (days.includes(day) ? '1' : '0')).join('');
  return { days: marks, hour: String(hour), timeZone, copies: [...copies] };
}

export function scheduleOf({ days, hour, timeZone, copies }: EmailFields): EmailSchedule {
  return {
    days: [...days].flatMap((mark, day) => (mark === '1' ? [day] : [])),
    hour: Number(hour),
    timeZone,
    copies,
  };
}
