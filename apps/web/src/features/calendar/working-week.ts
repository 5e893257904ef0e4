import { ALL_WEEK, MONDAY_TO_FRIDAY, MONDAY_TO_SATURDAY } from '@plomada/domain';

export const WEEKS = ['all', 'monToSat', 'monToFri', 'custom'] as const;
export type Week = (typeof WEEKS)[number];

/** On which days of the week is worked, as a form asks it. */
export interface WorkingWeek {
  week: Week;
  /** Sunday first, as the plan keeps it; counts when `week` is custom. */
  days: string;
}

const DAYS: Readonly<Record<Exclude<Week, 'custom'>, string>> = {
  all: ALL_WEEK,
  monToSat: MONDAY_TO_SATURDAY,
  monToFri: MONDAY_TO_FRIDAY,
};

export const workingDaysOf = ({ week, days }: WorkingWeek): string => (week === 'custom' ? days : DAYS[week]);

export function workingWeekOf(workingDays: string): WorkingWeek {
  const named = WEEKS.find((week) => week !== 'custom' && DAYS[week] === workingDays);
  return { week: named ?? 'custom', days: workingDays };
}
